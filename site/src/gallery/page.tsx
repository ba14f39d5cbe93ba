import { render } from "preact-render-to-string";
import { en } from "../words/en.js";
import { examples } from "./examples.js";

/** The gallery, drawn when the site is built: the embed script makes deals of its blocks, as in an article. */
export function gallery(): string {
	return render(
		<>
			<header class="page-header">
				<h1 data-say="gallery.title">{en.gallery.title}</h1>
				<p class="lead" data-say="gallery.lead">
					{en.gallery.lead}
				</p>
			</header>
			<main>
				{examples.map(({ name, attributes, pbn }) => (
					<section key={name} id={name} class="example">
						<h2 data-say={`gallery.${name}.title`}>{en.gallery[name].title}</h2>
						<p data-say={`gallery.${name}.text`}>{en.gallery[name].text}</p>
						<div class="example-shown">
							<pre class="pbn" {...attributes}>
								{`\n${pbn}`}
							</pre>
						</div>
						<p class="example-ways">
							<button type="button" data-copy={name} data-say="gallery.copy">
								{en.gallery.copy}
							</button>
							<a class="button" href={`publish.html#example=${name}`} data-say="gallery.open">
								{en.gallery.open}
							</a>
							<span role="status" />
						</p>
					</section>
				))}
			</main>
		</>,
	);
}
