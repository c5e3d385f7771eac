"""How Sphinx builds the site of the pages that `tools/docs` has assembled."""

from importlib.metadata import version as version_of

project = "Slagveld"
version = release = version_of("slagveld")
copyright = "the authors of Slagveld, under the MIT licence"  # noqa: A001 - Sphinx's name
extensions = ["myst_parser"]
exclude_patterns = ["_extra"]

myst_enable_extensions = ["attrs_block", "colon_fence", "html_image"]
myst_heading_anchors = 3

# Types in signatures are links where the reference knows them, and plain words elsewhere.
nitpick_ignore_regex = [("py:.*", ".*")]
add_module_names = False
toc_object_entries_show_parents = "hide"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90

html_theme = "furo"
html_title = "Slagveld"
html_static_path = ["_static"]
html_css_files = ["slagveld.css"]
html_extra_path = ["_extra"]
html_copy_source = False
html_show_sphinx = False
html_show_search_summary = False  # which a browser may not fetch from a folder
html_logo = html_favicon = "_static/icon.svg"
html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": {
        "color-brand-primary": "#7a4f00",
        "color-brand-content": "#7a4f00",
        "color-brand-visited": "#7a4f00",
        "color-background-primary": "#fffdf8",
        "color-background-secondary": "#f6f0e4",
        "color-background-border": "#e4dac6",
        "color-admonition-background": "#faf5ea",
        "color-admonition-title--note": "#7a4f00",
        "color-api-name": "#7a2f00",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f2cf4a",
        "color-brand-content": "#f2cf4a",
        "color-brand-visited": "#f2cf4a",
        "color-background-primary": "#1a1512",
        "color-background-secondary": "#231c18",
        "color-background-border": "#3d332c",
        "color-admonition-background": "#231c18",
        "color-api-name": "#ffb27d",
    },
}
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
