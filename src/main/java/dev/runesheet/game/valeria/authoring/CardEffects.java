package dev.runesheet.game.valeria.authoring;

import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectPhrases;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.grid.EditedWorkbook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The effects that cells of the workbook of cards tell, as strings or by printed numbers.
 *
 * @param family the family's name
 * @param files the workbooks of cards
 * @param book the decision tables that effects can be rows of
 * @param sources the words that strings may name
 */
record CardEffects(
    String family, List<String> files, EffectBook book, VerbCatalog verbs, ValeriaSources sources)
    implements EffectSources {

  CardEffects {
    files = List.copyOf(files);
  }

  @Override
  public boolean isWorkbook() {
    return true;
  }

  @Override
  public Optional<EffectSource> read(String name, byte[] content, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    List<CardSource> cards = CardSheets.read(name, content, own);
    findings.addAll(own);
    if (own.hasErrors() && cards.isEmpty()) {
      return Optional.empty();
    }
    if (ValeriaSources.hidesCards(own)) {
      return Optional.of(source(name, content, cards, List.of())); // Strings may name others.
    }
    CardStrings strings =
        new CardStrings(
            sources.notation(),
            new EffectStrings(verbs.saidWith(ValeriaPhrasing.of(cards))),
            List.of(),
            findings);
    List<Effect> effects = new ArrayList<>();
    cards.forEach(card -> effects.addAll(strings.read(card).effects()));
    return Optional.of(source(name, content, cards, effects));
  }

  private EffectSource source(
      String name, byte[] content, List<CardSource> cards, List<Effect> effects) {
    Map<String, CardSource> byCode = new LinkedHashMap<>();
    cards.forEach(card -> byCode.put(card.code(), card));
    return new EffectSource(effects, new Writer(name, content, byCode, effects)::write);
  }

  /** A writer of one workbook: effects of many cards. */
  private final class Writer {
    private final String name;
    private final byte[] content;
    private final Map<String, CardSource> cards;
    private final List<Effect> effects;
    private EffectPhrases phrases;

    Writer(String name, byte[] content, Map<String, CardSource> cards, List<Effect> effects) {
      this.name = name;
      this.content = content;
      this.cards = cards;
      this.effects = effects;
    }

    /** Writes the effects; cells with the same meaning as before stay as they were written. */
    Optional<byte[]> write(List<Effect> wanted, Diagnostics findings) {
      Map<String, Map<String, String>> texts = new LinkedHashMap<>();
      Map<String, List<Effect>> before = byColumn(effects);
      Map<String, List<Effect>> after = byColumn(wanted);
      for (String id : before.keySet()) {
        if (!after.containsKey(id)) {
          text(id, List.of(), texts, findings);
        }
      }
      after.forEach(
          (id, own) -> {
            if (!acting(own).equals(acting(before.getOrDefault(id, List.of())))) {
              text(id, own, texts, findings);
            }
          });
      return findings.hasErrors()
          ? Optional.empty()
          : CardCells.write(name, content, texts, findings).map(EditedWorkbook::content);
    }

    /** The effects of each column, by the card's code, a slash, and the column. */
    private Map<String, List<Effect>> byColumn(List<Effect> all) {
      Map<String, List<Effect>> columns = new LinkedHashMap<>();
      for (Effect effect : all) {
        String id = unnumbered(effect.id());
        CardSource card = cards.get(effect.owner());
        Column column = card == null ? null : column(card, id);
        String part = column == null ? id : card.effect(column);
        columns.computeIfAbsent(part, key -> new ArrayList<>()).add(effect);
      }
      return columns;
    }

    private void text(
        String id, List<Effect> own, Map<String, Map<String, String>> texts, Diagnostics findings) {
      SourceLocation place = own.isEmpty() ? SourceLocation.file(name) : own.get(0).source();
      CardSource card = cards.get(id.substring(0, Math.max(0, id.indexOf('/'))));
      Column column = card == null ? null : column(card, id);
      if (column == null) {
        findings.errorAbout(
            Code.UNKNOWN_REFERENCE,
            place,
            id,
            "the code of a card of " + name + ", a slash, and a column of effects of its sheet");
        return;
      }
      Optional<String> text = own.isEmpty() ? Optional.of("") : string(own, column, card);
      if (text.isEmpty()) {
        findings.errorAbout(Code.INEXPRESSIBLE, place, id, "an effect that a string can say");
      }
      text.ifPresent(
          said ->
              texts
                  .computeIfAbsent(card.code(), code -> new LinkedHashMap<>())
                  .put(column.word(), said));
    }

    private Optional<String> string(List<Effect> own, Column column, CardSource card) {
      EffectStrings.Card of = new EffectStrings.Card(card.code(), card.name());
      if (phrases == null) {
        phrases = new EffectPhrases(verbs);
      }
      return phrases
          .of(own, column, of)
          .map(phrase -> isPrinted(phrase) ? "" : sources.notation().write(phrase, column));
    }

    private static boolean isPrinted(Phrase phrase) {
      return phrase instanceof Phrase.Program program && program.parts().isEmpty();
    }
  }

  /** The id of an effect without the number behind those of one string: {@code card/pay-2}. */
  static String unnumbered(String id) {
    return id.replaceFirst("-[0-9]+$", "");
  }

  /** The column of an effect; relics and agents have only one for all. Null if it is of none. */
  static Column column(CardSource card, String id) {
    String part = id.substring(id.indexOf('/') + 1);
    List<Column> columns = CardSheets.strings(card.kind());
    return columns.stream()
        .filter(one -> columns.size() == 1 || one.id().equals(part))
        .findFirst()
        .orElse(null);
  }

  private static List<Effect> acting(List<Effect> effects) {
    return effects.stream().map(NormalizedEffects::of).toList();
  }
}
