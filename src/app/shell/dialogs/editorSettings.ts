/** How an editor gets to know the JSON Schema, without a line in the configuration. */
interface EditorSettings {
  readonly id: 'code' | 'jetbrains' | 'neovim';
  readonly editor: string;
  /** The file that the settings belong to, from the folder of the project. */
  readonly file: string;
  readonly text: string;
}

/** The name of the schema in all settings: it is kept beside the configuration. */
export const schemaFileName = 'config.schema.json';

/** For a project with `config.json` and the schema in its folder; `docs/editors.md` names the editors. */
export const editorSettings: readonly EditorSettings[] = [
  {
    id: 'code',
    editor: 'Visual Studio Code',
    file: '.vscode/settings.json',
    text: `{
  "json.schemas": [
    { "fileMatch": ["/config.json"], "url": "./${schemaFileName}" }
  ]
}
`,
  },
  {
    id: 'jetbrains',
    editor: 'JetBrains',
    file: '.idea/jsonSchemas.xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<project version="4">
  <component name="JsonSchemaMappingsProjectConfiguration">
    <state>
      <map>
        <entry key="Server configuration">
          <value>
            <SchemaInfo>
              <option name="name" value="Server configuration" />
              <option name="relativePathToSchema" value="${schemaFileName}" />
              <option name="patterns">
                <list>
                  <Item>
                    <option name="path" value="config.json" />
                  </Item>
                </list>
              </option>
            </SchemaInfo>
          </value>
        </entry>
      </map>
    </state>
  </component>
</project>
`,
  },
  {
    id: 'neovim',
    editor: 'Neovim',
    file: 'init.lua',
    text: `vim.lsp.config('jsonls', {
  cmd = { 'vscode-json-language-server', '--stdio' },
  filetypes = { 'json', 'jsonc' },
  settings = {
    json = {
      validate = { enable = true },
      schemas = {
        { fileMatch = { 'config.json' }, url = vim.uri_from_fname(vim.fn.getcwd() .. '/${schemaFileName}') },
      },
    },
  },
})
vim.lsp.enable('jsonls')
`,
  },
];
