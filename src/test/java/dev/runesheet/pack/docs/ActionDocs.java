package dev.runesheet.pack.docs;

import dev.runesheet.pack.Packs;
import dev.runesheet.spi.action.TextForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The reference of the actions of players, from the records that are options' ids; the tools of
 * authors only repeat these in the words of scenarios.
 */
final class ActionDocs {

  private static final String HEAD =
      """
      # Actions of players

      The id of an option is the text of its action: what logs and saves hold, and what clients send
      back. Words in braces stand for the components of the record; `e{card}` is the number of an
      entity, as views name it. Games of data alone have the actions that their `game.yaml` declares,
      in the forms of *every declared game*. The ids of the choices that an effect asks for are those
      of the entities or ways that it offers.
      """;

  private static final Path GAMES = Path.of("src/main/java/dev/runesheet/game");

  /** The folder of games that are data alone. */
  private static final String DECLARED = "declared";

  private static final Pattern RECORD =
      Pattern.compile("\\*/\\s*@TextForm\\(.*?record (\\w+)\\(", Pattern.DOTALL);

  private final StringBuilder text = new StringBuilder(HEAD);

  private ActionDocs() {}

  /** The actions of all games, as Markdown. */
  static String all() throws IOException {
    ActionDocs docs = new ActionDocs();
    for (String game : Packs.games()) {
      docs.game(game, GAMES.resolve(game.replace("-", "")));
    }
    docs.game("every declared game", GAMES.resolve(DECLARED));
    return docs.text.toString();
  }

  private void game(String title, Path folder) throws IOException {
    StringBuilder rows = new StringBuilder();
    for (Path file : sources(folder)) {
      String source = Files.readString(file);
      RECORD.matcher(source).results().forEach(record -> row(rows, record, source, file));
    }
    if (!rows.isEmpty()) {
      text.append("\n## ").append(title).append("\n\n| id | what it is | declared in |\n");
      text.append("|---|---|---|\n").append(rows);
    }
  }

  private static List<Path> sources(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.toString().contains("authoring"))
          .sorted()
          .toList();
    }
  }

  private static void row(StringBuilder rows, MatchResult record, String source, Path file) {
    String comment =
        source.substring(source.lastIndexOf("/**", record.start()) + 3, record.start());
    String doc = comment.replaceAll("\\s+\\* ?", " ").strip();
    rows.append("| `").append(form(file, record.group(1))).append("` | ").append(sentence(doc));
    rows.append(" | [").append(file.getFileName().toString().replace(".java", ""));
    rows.append("](../").append(file.toString().replace('\\', '/')).append(") |\n");
  }

  /** The text form of a record, which may be made of constants. */
  private static String form(Path file, String record) {
    String outer =
        file.toString()
            .replace('\\', '/')
            .replaceFirst("^src/main/java/", "")
            .replaceFirst("\\.java$", "");
    String name = outer.replace('/', '.');
    try {
      Class<?> type = Class.forName(name.endsWith("." + record) ? name : name + "$" + record);
      return type.getAnnotation(TextForm.class).value();
    } catch (ClassNotFoundException moved) {
      throw new IllegalStateException(file + " declares no record " + record, moved);
    }
  }

  /** The first sentence of a comment. */
  private static String sentence(String doc) {
    int end = doc.indexOf(". ");
    return end < 0 ? doc : doc.substring(0, end + 1);
  }
}
