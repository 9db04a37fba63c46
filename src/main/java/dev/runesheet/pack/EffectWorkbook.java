package dev.runesheet.pack;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.word.RulePackages;
import java.util.List;

/**
 * The workbook of a game's effects: each is a row of its sheet {@code Effects}, or several, with
 * the verbs and words that the game names. An {@link AuthoringPack} declares the family, adds what
 * {@link #read} gives to the tables of its content, and {@link #sources} to its {@code
 * tableSources}.
 */
public final class EffectWorkbook {

  private static final String TITLE = "Effects";

  private final String game;
  private final String family;
  private final Vocabulary words;
  private final EffectBook book;

  /**
   * The workbook of a family of {@code homes}.
   *
   * @param game the game's id, after which the package of its rules is called
   * @param family the family as {@code game.yaml} names it, one of {@link AuthoringPack#families}:
   *     of any other nothing is read, and nothing reported
   * @param words the verbs and words that its cells may use
   * @throws DeclarationMistake if a verb takes words of a list that there is not
   */
  public EffectWorkbook(String game, String family, Vocabulary words) {
    words.requireLists();
    this.game = game;
    this.family = family;
    this.words = words;
    EffectFamily rows =
        new EffectFamily(
            TITLE,
            RulePackages.of(game, "effects"),
            words,
            Roles.Place.CELL,
            "",
            effect -> effect.saidWith(words.verbs().phrasing()));
    this.book = new EffectBook(List.of(rows));
  }

  /**
   * Its table with the effects that are its rows; none after a report.
   *
   * @throws DeclarationMistake if these are the homes of another game than it was made for
   */
  public List<PackContent.Table> read(Homes homes) {
    mustBeOfGame(homes.manifest());
    return homes
        .readHome(
            family,
            List.of(family, words),
            (file, bytes, findings) -> {
              List<PackContent.Table> read = PackContent.Table.read(book, file, bytes, findings);
              OwnedIds ids = new OwnedIds(words.lists().getOrDefault(Vocabulary.OWNERS, List.of()));
              read.forEach(table -> ids.check(table.table(), findings));
              return read;
            })
        .orElse(List.of());
  }

  /**
   * Its workbook for {@code runesheet table}: to be begun, refreshed and compared.
   *
   * @throws DeclarationMistake if the manifest is of another game than it was made for
   */
  public TableSources sources(Manifest manifest) {
    mustBeOfGame(manifest);
    return new WorkbookEffects(family, manifest.homes(family), book);
  }

  /** Else the texts of game and family, given in the wrong order, would read nothing. */
  private void mustBeOfGame(Manifest manifest) {
    if (!manifest.file().equals(Manifest.path(game))) {
      throw new DeclarationMistake(
          "EffectWorkbook of game ("
              + game
              + ") and family ("
              + family
              + ") is asked for what "
              + manifest.file()
              + " names. Maybe game and family are in the wrong order.");
    }
  }
}
