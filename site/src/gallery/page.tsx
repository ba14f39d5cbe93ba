import { render } from "preact-render-to-string";
import type { GalleryRoom } from "../rooms/article.js";
import { en } from "../words/en.js";

/** The gallery of a room, drawn when the site is built: the embed script makes boards of its blocks, as in an article. */
export function gallery({ examples, kindOf, path, gallery }: GalleryRoom): string {
	const texts = gallery(en);
	return render(
		<>
			<header class="page-header">
				<h1 data-say={`${path.words}.title`}>{texts.title}</h1>
				<p class="lead" data-say={`${path.words}.lead`}>
					{texts.lead}
				</p>
			</header>
			<main>
				{examples.map(({ name, attributes, text }) => (
					<section key={name} id={name} class="example">
						<h2 data-say={`${path.examples}.${name}.title`}>{texts.examples[name]?.title}</h2>
						<p data-say={`${path.examples}.${name}.text`}>{texts.examples[name]?.text}</p>
						<div class="example-shown">
							<pre class={kindOf(text).key} {...attributes}>
								{`\n${text}`}
							</pre>
						</div>
						<p class="example-ways">
							<button type="button" data-copy={name} data-say="gallery.copy">
								{texts.copy}
							</button>
							<a class="button" href={`publish.html#example=${name}`} data-say="gallery.open">
								{texts.open}
							</a>
							<span role="status" />
						</p>
					</section>
				))}
			</main>
		</>,
	);
}
