package dev.runesheet.cli;

import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.pack.GameIds;
import dev.runesheet.pack.file.ResourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that writes a small new game as a starting point. */
@Command(
    name = "new",
    description = {
      "Create a small game in a folder of its own.",
      "It has rules, cards, decks, scenarios, a JUnit test and a pom.xml;",
      "all commands work there at once."
    })
final class NewCommand extends AbstractCommand {

  private static final int LONGEST = 40;
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  /** The devices of Windows: no file or folder there can be called so. */
  private static final Pattern RESERVED = Pattern.compile("con|prn|aux|nul|com\\d|lpt\\d");

  @Parameters(paramLabel = "NAME", description = "The game's id, for example my-game.")
  private String name;

  @WritesOutput(folder = true)
  @Option(
      names = "--in",
      paramLabel = "FOLDER",
      description = "The folder, which must be empty or not there yet; NAME if left out.")
  private String in;

  @Option(
      names = "--like",
      paramLabel = "KIND",
      defaultValue = "cards",
      description = {
        "What the game begins as: ${COMPLETION-CANDIDATES}; cards if left out.",
        "cards: a duel with hands and decks; duel: heroes with abilities; lanes: units in three"
            + " lanes."
      })
  private NewGame.Like like;

  NewCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    checkName();
    String folder = in == null ? name : in;
    Path target = terminal.file(folder);
    checkFolder(folder, target);
    NewGame game = new NewGame(name, like);
    Map<String, byte[]> files = new TreeMap<>(game.files());
    files.forEach((file, content) -> SafeFile.write(target.resolve(file), content));
    Map<String, byte[]> workbook = game.workbook(target);
    workbook.forEach((file, content) -> SafeFile.write(target.resolve(file), content));
    files.putAll(workbook);
    files.keySet().forEach(file -> terminal.out().println(folder + "/" + file));
    terminal.out().println();
    terminal.out().println("Next, in '" + folder + "': check, test or play " + name + ".");
    return OK;
  }

  private void checkName() {
    if (!NAME.matcher(name).matches() || name.length() > LONGEST) {
      throw CommandFailure.usage(
          "'"
              + name
              + "' cannot be the name of a game: it must be small letters and digits, joined by -,"
              + " begin with a letter and have at most "
              + LONGEST
              + " characters, for example my-game.");
    }
    checkPackage();
    if (RESERVED.matcher(name).matches()) {
      throw CommandFailure.usage(
          "'"
              + name
              + "' cannot be the name of a game: Windows has no folders of that name; choose"
              + " another, for example "
              + name
              + "-game.");
    }
    if (!new ResourceFiles().list("data/" + name).isEmpty()) {
      throw CommandFailure.usage("There is a game '" + name + "' already; choose another name.");
    }
  }

  private void checkPackage() {
    GameIds.wordOfJava(name)
        .ifPresent(
            word -> {
              throw CommandFailure.usage(
                  "'"
                      + name
                      + "' cannot be the name of a game: its rules are in packages named after it,"
                      + " and '"
                      + word
                      + "' is a word of Java; choose another, for example "
                      + name
                      + "-game.");
            });
  }

  private static void checkFolder(String folder, Path target) {
    if (Files.exists(target) && !Files.isDirectory(target)) {
      throw CommandFailure.usage("'" + folder + "' is a file; name a folder.");
    }
    if (!isEmpty(target)) {
      throw CommandFailure.usage(
          "The folder '" + folder + "' is not empty; name another, nothing was written.");
    }
  }

  private static boolean isEmpty(Path target) {
    if (!Files.isDirectory(target)) {
      return true;
    }
    try (Stream<Path> files = Files.list(target)) {
      return files.findAny().isEmpty();
    } catch (IOException broken) {
      throw CommandFailure.of("The folder '" + target + "' cannot be read.");
    }
  }
}
