package dev.runesheet.pack;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.word.RulePackages;
import java.util.Optional;
import javax.lang.model.SourceVersion;

/** Ids of games, after which the packages of their rules are named. */
public final class GameIds {

  /** The version whose words no package can be called by, whatever runs this. */
  private static final SourceVersion JAVA = SourceVersion.RELEASE_17;

  private GameIds() {}

  /** The word of Java that the id is without its hyphens, which no package can be named after. */
  public static Optional<String> wordOfJava(String game) {
    return Optional.of(RulePackages.wordOf(game)).filter(GameIds::isWordOfJava);
  }

  /**
   * Refuses a game after which no packages can be named.
   *
   * @throws DeclarationMistake if its id is a word of Java
   */
  static void require(String game) {
    wordOfJava(game)
        .ifPresent(
            word -> {
              throw new DeclarationMistake(
                  "game ("
                      + game
                      + ") has an id after which no package of rules can be named, since '"
                      + word
                      + "' is a word of Java. Maybe give it another, also as the name of its"
                      + " folder.");
            });
  }

  static boolean isWordOfJava(String part) {
    return SourceVersion.isKeyword(part, JAVA);
  }

  /** True if packages can be named after a game's id; if not, a finding where it is written. */
  static boolean check(String game, PackFiles files, Diagnostics findings) {
    Optional<String> word = wordOfJava(game);
    Diagnostics found = new Diagnostics();
    word.ifPresent(
        one ->
            found.error(
                Code.NAME_NOT_PLAIN,
                place(game, files),
                "'" + game + "'",
                "another id here and of the folder 'data/"
                    + game
                    + "', since '"
                    + one
                    + "' is a word of Java, after which no package of rules can be named"));
    new SourceLines(files).add(found.all(), findings);
    return word.isEmpty();
  }

  private static SourceLocation place(String game, PackFiles files) {
    return Manifest.document(game, files)
        .map(JsonDocument::root)
        .flatMap(JsonValue::fields)
        .flatMap(fields -> fields.optional("game"))
        .map(JsonValue::location)
        .orElse(SourceLocation.file(Manifest.path(game)));
  }
}
