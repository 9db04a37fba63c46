package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.declared.authoring.CardPlace;
import dev.runesheet.game.tcgpocket.authoring.card.CardRow;
import dev.runesheet.game.tcgpocket.authoring.card.EffectNumber;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.entry.Entries;
import dev.runesheet.pack.entry.EntryRows;
import dev.runesheet.pack.entry.RowPlace;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.rows.RecordSheets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Cards in the language of active effects as rows: a sheet for each kind, and two of effects. */
final class ActiveRows implements Entries<CardRow> {

  private final ActiveCards cards;
  private final CardRows rows;
  private final BiConsumer<Map<String, byte[]>, Diagnostics> check;

  private ActiveRows(
      ActiveCards cards, EffectTypes types, BiConsumer<Map<String, byte[]>, Diagnostics> check) {
    this.cards = cards;
    this.rows = new CardRows(types);
    this.check = check;
  }

  /**
   * The family of rows.
   *
   * @param family its name
   * @param files the files of cards
   * @param cards the cards as they are
   * @param check checks the game with other versions of files
   */
  static TableSources family(
      String family,
      List<String> files,
      ActiveCards cards,
      EffectTypes types,
      BiConsumer<Map<String, byte[]>, Diagnostics> check) {
    ActiveRows entries = new ActiveRows(cards, types, check);
    RecordSheets<CardRow> sheets =
        RecordSheets.partly(
            CardRow.class, entries.rows.vocabulary(), ActiveCells.forms(entries.rows));
    return new EntryRows<>(family, files, sheets, entries);
  }

  /** The place of an effect. */
  private record OfEffect(EffectNumber of) implements RowPlace {

    @Override
    public String id() {
      return of.id();
    }

    @Override
    public String entry() {
      return of.card();
    }

    @Override
    public String pointer() {
      return of.pointer();
    }

    @Override
    public int number() {
      return of.number();
    }

    @Override
    public RowPlace at(int other) {
      return new OfEffect(of.at(other));
    }

    @Override
    public RowPlace on(String other) {
      return new OfEffect(of.on(other));
    }
  }

  @Override
  public Optional<Read<CardRow>> read(String name, String text, Diagnostics findings) {
    return JsonDocument.parseByName(name, text, findings)
        .flatMap(
            document ->
                rows.read(cards.lists().emptied().repeated(document))
                    .map(
                        read -> {
                          List<Diagnostic> left = new ArrayList<>(read.left());
                          left.addAll(CardPlace.repeated(cards.lists(), document));
                          return new Read<>(read.rows(), left);
                        }));
  }

  @Override
  public Optional<RowPlace> place(CardRow row) {
    return row instanceof CardRow.OfEffect
        ? EffectNumber.of(row.id()).map(OfEffect::new)
        : Optional.of(new CardPlace(row.id()));
  }

  @Override
  public String places() {
    return "the id of a card and one of its effects, such as a1-003/attack-1 or a1-007/ability-1";
  }

  @Override
  public ObjectNode written(CardRow row) {
    return rows.written(row);
  }

  @Override
  public String said(CardRow row) {
    if (row instanceof CardRow.OfEffect effect) {
      String card = EffectNumber.of(effect.id()).map(EffectNumber::card).orElse("");
      return rows.sentence(effect, cards.source(card));
    }
    return cards.text(row.id());
  }

  @Override
  public void check(Map<String, byte[]> files, Diagnostics findings) {
    check.accept(files, findings);
  }
}
