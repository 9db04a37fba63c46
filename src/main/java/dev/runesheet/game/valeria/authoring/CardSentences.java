package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.language.strings.PhraseWords;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The sentences of cards for their workbook, from effect strings and printed numbers together. */
final class CardSentences {

  /** The moments of an event that lies in the centre. */
  private static final Set<Column> DRAWN = EnumSet.of(Column.REVEAL, Column.ROLL);

  private final EffectNotation reader;
  private final PhraseWords words;

  CardSentences(EffectNotation reader, PhraseWords words) {
    this.reader = reader;
    this.words = words;
  }

  /** The sentences of a card; cells with a mistake are skipped. */
  String of(CardSource card) {
    List<String> sentences = new ArrayList<>();
    List<Column> columns = CardSheets.strings(card.kind());
    for (Column column : columns) {
      List<Column> same = columns.stream().filter(other -> same(card, column, other)).toList();
      if (column.equals(same.get(0))) {
        sentences.add(column(card, column, same.subList(1, same.size())));
      }
    }
    sentences.add(score(card));
    sentences.removeIf(String::isEmpty);
    return String.join(" ", sentences);
  }

  /** The sentences of a card, followed by those of its effects that are rows of a table. */
  String of(CardSource card, List<Effect> rows) {
    List<String> sentences = new ArrayList<>(List.of(of(card)));
    rows.forEach(effect -> sentences.add(effect.sentence()));
    return String.join(" ", sentences).strip();
  }

  /** True if a card has the same effect in two columns of moments when it is on its stack. */
  private static boolean same(CardSource card, Column column, Column other) {
    String text = card.strings().get(column);
    return column.equals(other)
        || text != null
            && text.equals(card.strings().get(other))
            && DRAWN.contains(column)
            && DRAWN.contains(other);
  }

  private String column(CardSource card, Column column, List<Column> more) {
    List<String> moments = new ArrayList<>(List.of(moment(card, column)));
    more.forEach(other -> moments.add(moment(card, other)));
    moments.removeIf(String::isEmpty);
    String text = card.strings().get(column);
    Optional<Phrase> phrase =
        text == null
            ? Optional.of(new Phrase.Program(List.of()))
            : reader.read(text, column, card.place(column), new Diagnostics());
    return phrase.map(said -> words.say(said, column, printed(card, column), moments)).orElse("");
  }

  /** The moment of a column; an event without a number of its own answers each roll. */
  private static String moment(CardSource card, Column column) {
    boolean always =
        card.numbers().number().filter(number -> number == EventCheck.ALWAYS).isPresent();
    return column == Column.ROLL && always ? "at each roll" : column.moment();
  }

  private static List<Amount> printed(CardSource card, Column column) {
    List<Amount> amounts = new ArrayList<>();
    Amounts printed = CardStrings.printed(card, column);
    for (Resource resource : Resource.values()) {
      if (printed.of(resource) > 0) {
        amounts.add(new Amount(resource.stat(), printed.of(resource)));
      }
    }
    return amounts;
  }

  /** The sentence of a duke's or noble's score; equal points are named once. */
  private static String score(CardSource card) {
    Map<Integer, List<String>> byPoints = new LinkedHashMap<>();
    card.scores()
        .forEach(
            (what, number) -> {
              boolean share = Resource.IN_PRICES.contains(what);
              byPoints
                  .computeIfAbsent(share ? 1 : number, points -> new ArrayList<>())
                  .add(share && number > 1 ? "every " + number + " " + what : each(what));
            });
    if (byPoints.isEmpty()) {
      return "";
    }
    List<String> parts = new ArrayList<>();
    byPoints.forEach(
        (points, what) -> parts.add(Resource.VICTORY.amount(points) + " for " + Series.and(what)));
    String when =
        card.kind() == CardKind.DUKE ? "At the end of the game, you score " : "It scores ";
    return when + Series.of(parts, ", and ") + ".";
  }

  private static String each(String what) {
    String one = what.equals("goods") ? "of your goods" : what;
    return "each " + one + (Role.WORDS.contains(what) ? " sign" : "");
  }
}
