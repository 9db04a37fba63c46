package dev.runesheet.pack;

import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Texts in a language of a game's own that stand outside its data: checked together and rewritten
 * file by file. Found by {@link ServiceLoader}.
 */
public interface GameTexts {

  /** The id of the game. */
  String game();

  /**
   * Checks the texts of files, which have their names in common.
   *
   * @param lenient whether notations are accepted that the language has otherwise
   */
  Tally check(List<TextFile> files, boolean lenient, Diagnostics findings);

  /** Checks the texts of a single file. */
  default Tally check(String file, String content, boolean lenient, Diagnostics findings) {
    return check(List.of(new TextFile(file, content)), lenient, findings);
  }

  /**
   * Rewrites a file's texts in other notations into the language's; texts with errors stay as they
   * are.
   *
   * @param findings takes errors, and texts for which the language has no form
   */
  Rewritten rewrite(String file, String content, Diagnostics findings);

  /** The texts of a game, if it has a language for them. */
  static Optional<GameTexts> of(String game) {
    return InstalledGames.services(GameTexts.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(one -> one.game().equals(game))
        .findFirst();
  }

  /**
   * A file of texts.
   *
   * @param name its name, whose ending tells how its texts are kept
   */
  record TextFile(String name, String content) {}

  /**
   * A file after it was rewritten.
   *
   * @param content the file
   * @param texts the number of texts rewritten
   */
  record Rewritten(String content, int texts) {}

  /**
   * The number of texts by kind.
   *
   * @param strict those in the language's own notations
   * @param lenient those in other notations that it reads
   * @param wrong those with errors
   * @param unplayable those that are read but that the game does not play
   */
  record Tally(int strict, int lenient, int wrong, int unplayable) {

    /** No texts. */
    public static final Tally NONE = new Tally(0, 0, 0, 0);

    /** Both together. */
    public Tally plus(Tally other) {
      return new Tally(
          strict + other.strict,
          lenient + other.lenient,
          wrong + other.wrong,
          unplayable + other.unplayable);
    }

    @Override
    public String toString() {
      int all = strict + lenient + wrong; // The last line is read by programs: always "texts".
      return all
          + " texts: "
          + strict
          + " strict, "
          + lenient
          + " lenient, "
          + wrong
          + " with errors, "
          + unplayable
          + " not playable";
    }
  }
}
