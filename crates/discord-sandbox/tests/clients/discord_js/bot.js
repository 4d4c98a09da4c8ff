// The bot of the walk, with discord.js; the option `rest.api` points it at the sandbox.

const {
  ActionRowBuilder, ApplicationCommandOptionType, AttachmentBuilder, ButtonBuilder, ButtonStyle, ChannelType, Client,
  EmbedBuilder, Events, GatewayIntentBits, MessageFlags, ModalBuilder, StringSelectMenuBuilder, TextDisplayBuilder,
  TextInputBuilder, TextInputStyle,
} = require("discord.js");

const WORDS = ["kintei", "kumo", "maze"];
const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
  shards: "auto",
  rest: { api: `${process.env.SANDBOX_URL}/api` },
});

const text = { type: ApplicationCommandOptionType.String, name: "word", description: "A word", required: true };
const commands = [
  { name: "echo", description: "Repeats a word", options: [{ ...text, choices: ["one", "two"].map((name) => ({ name, value: name })) }] },
  { name: "find", description: "Finds a word", options: [{ ...text, autocomplete: true }] },
  ...["board", "form", "secret", "slow", "letter", "talk", "cards"].map((name) => ({ name, description: `Does ${name}` })),
];

const acts = {
  echo: (one) => one.reply(`echo: ${one.options.getString("word")}`),
  find: (one) => one.reply(`found: ${one.options.getString("word")}`),
  board: (one) => one.reply({
    content: "a board",
    embeds: [new EmbedBuilder().setTitle("Board").setDescription("Press")],
    components: [
      new ActionRowBuilder().addComponents(
        new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Primary)),
      new ActionRowBuilder().addComponents(
        new StringSelectMenuBuilder().setCustomId("pick").addOptions({ label: "A", value: "a" }, { label: "B", value: "b" })),
    ],
  }),
  form: (one) => one.showModal(new ModalBuilder().setCustomId("form").setTitle("Form").addComponents(
    new ActionRowBuilder().addComponents(
      new TextInputBuilder().setCustomId("name").setLabel("Name").setStyle(TextInputStyle.Short)))),
  secret: (one) => one.reply({ content: "a secret", flags: MessageFlags.Ephemeral }),
  slow: async (one) => {
    await one.deferReply();
    await one.editReply("done");
    await one.followUp("more");
    await one.editReply({ files: [new AttachmentBuilder(Buffer.from("a note"), { name: "note.txt" })] });
  },
  letter: async (one) => {
    await one.user.send("a letter");
    await one.reply({ content: "sent", flags: MessageFlags.Ephemeral });
  },
  talk: async (one) => {
    const thread = await one.channel.threads.create({ name: "Talk", type: ChannelType.PublicThread });
    await thread.send("welcome");
    await one.reply("opened");
  },
  cards: (one) => one.reply({
    flags: MessageFlags.IsComponentsV2, components: [new TextDisplayBuilder().setContent("# Cards")],
  }),
};

client.on(Events.InteractionCreate, async (one) => {
  if (one.isChatInputCommand()) {
    await acts[one.commandName](one);
  } else if (one.isAutocomplete()) {
    const found = WORDS.filter((word) => word.startsWith(one.options.getFocused()));
    await one.respond(found.map((name) => ({ name, value: name })));
  } else if (one.isButton()) {
    await one.update("pressed");
  } else if (one.isStringSelectMenu()) {
    await one.reply({ content: `picked: ${one.values[0]}`, flags: MessageFlags.Ephemeral });
  } else if (one.isModalSubmit()) {
    await one.reply(`hello ${one.fields.getTextInputValue("name")}`);
  }
});

client.once(Events.ClientReady, () => client.application.commands.set(commands));
client.on(Events.Error, (error) => console.error(error));
client.login(process.env.SANDBOX_TOKEN);
