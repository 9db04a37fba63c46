package dev.runesheet.pack;

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
   * @throws dev.runesheet.model.DeclarationMistake if a verb takes words of a list that there is
   *     not
   */
  public EffectWorkbook(String game, String family, Vocabulary words) {
    words.requireLists();
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

  /** Its table with the effects that are its rows; none after a report. */
  public List<PackContent.Table> read(Homes homes) {
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

  /** Its workbook for {@code runesheet table}: to be begun, refreshed and compared. */
  public TableSources sources(Manifest manifest) {
    return new WorkbookEffects(family, manifest.homes(family), book);
  }
}
