"""The bot of the walk, with disnake; one line points it at the sandbox."""

import io
import os

import disnake
from disnake.ext import commands

disnake.http.Route.BASE = f"{os.environ['SANDBOX_URL']}/api/v10"

WORDS = ["kintei", "kumo", "maze"]
bot = commands.AutoShardedInteractionBot()


class Board(disnake.ui.View):
    @disnake.ui.button(label="Press", custom_id="press")
    async def press(self, _, interaction):
        await interaction.response.edit_message(content="pressed")

    @disnake.ui.string_select(
        custom_id="pick",
        options=[disnake.SelectOption(label="A", value="a"), disnake.SelectOption(label="B", value="b")],
    )
    async def pick(self, select, interaction):
        await interaction.response.send_message(f"picked: {select.values[0]}", ephemeral=True)


class Form(disnake.ui.Modal):
    def __init__(self):
        field = disnake.ui.TextInput(label="Name", custom_id="name")
        super().__init__(title="Form", custom_id="form", components=[field])

    async def callback(self, interaction):
        await interaction.response.send_message(f"hello {interaction.text_values['name']}")


@bot.slash_command(description="Repeats a word")
async def echo(interaction: disnake.ApplicationCommandInteraction, word: str = commands.Param(choices=["one", "two"])):
    await interaction.response.send_message(f"echo: {word}")


@bot.slash_command(description="Finds a word")
async def find(interaction: disnake.ApplicationCommandInteraction, word: str):
    await interaction.response.send_message(f"found: {word}")


@find.autocomplete("word")
async def complete(interaction, typed: str):
    return [word for word in WORDS if word.startswith(typed)]


@bot.slash_command(description="Shows a board")
async def board(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.send_message(
        "a board", embed=disnake.Embed(title="Board", description="Press"), view=Board(timeout=None)
    )


@bot.slash_command(description="Opens a form")
async def form(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.send_modal(Form())


@bot.slash_command(description="Tells a secret")
async def secret(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.send_message("a secret", ephemeral=True)


@bot.slash_command(description="Takes its time")
async def slow(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="done")
    await interaction.followup.send("more")
    await interaction.edit_original_response(file=disnake.File(io.BytesIO(b"a note"), "note.txt"))


@bot.slash_command(description="Writes a letter")
async def letter(interaction: disnake.ApplicationCommandInteraction):
    await interaction.author.send("a letter")
    await interaction.response.send_message("sent", ephemeral=True)


@bot.slash_command(description="Opens a thread")
async def talk(interaction: disnake.ApplicationCommandInteraction):
    thread = await interaction.channel.create_thread(name="Talk", type=disnake.ChannelType.public_thread)
    await thread.send("welcome")
    await interaction.response.send_message("opened")


@bot.slash_command(description="Lays out cards")
async def cards(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.send_message(components=[disnake.ui.TextDisplay("# Cards")])


bot.run(os.environ["SANDBOX_TOKEN"])
