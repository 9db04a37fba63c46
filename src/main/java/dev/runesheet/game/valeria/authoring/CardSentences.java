package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.EffectPhrases;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.language.strings.PhraseWords;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The sentences of cards for their workbook, from effect strings and printed numbers together. */
record CardSentences(EffectNotation reader, PhraseWords words, EffectPhrases phrases) {

  /** The moments of an event that lies in the centre. */
  private static final Set<Column> DRAWN = EnumSet.of(Column.REVEAL, Column.ROLL);

  /**
   * The sentences of a card; cells with a mistake are skipped.
   *
   * @param rows its effects that are rows of a table instead of strings
   */
  String of(CardSource card, List<Effect> rows) {
    Map<Column, Cell> cells = new LinkedHashMap<>();
    for (Column column : CardSheets.strings(card.kind())) {
      if (column != Column.REWARD || card.isSlain()) {
        cells.put(column, cell(card, column, rows));
      }
    }
    List<String> sentences = new ArrayList<>();
    List<Cell> said = new ArrayList<>();
    cells.forEach(
        (column, cell) -> {
          if (said.stream().noneMatch(other -> same(other, cell))) {
            sentences.add(column(card, cell, cells.values()));
          }
          said.add(cell);
        });
    sentences.add(score(card));
    sentences.removeIf(String::isEmpty);
    return String.join(" ", sentences);
  }

  /**
   * The content of a column of a card, from its string or its rows.
   *
   * @param phrase what it says, if a string can say it; empty after a mistake, too
   * @param rows its effects that are rows, in order
   */
  private record Cell(Column column, Optional<Phrase> phrase, List<Effect> rows) {

    /** True if the card's own numbers are all that there is. */
    boolean isBare() {
      return rows.isEmpty()
          && phrase.orElse(null) instanceof Phrase.Program program
          && program.parts().isEmpty();
    }
  }

  private Cell cell(CardSource card, Column column, List<Effect> rows) {
    List<Effect> own =
        rows.stream().filter(row -> CardEffects.column(card, row.id()) == column).toList();
    String text = card.strings().get(column);
    Optional<Phrase> phrase =
        text != null
            ? reader.read(text, column, card.place(column), new Diagnostics())
            : own.isEmpty() ? Optional.of(new Phrase.Program(List.of())) : read(own, column, card);
    return new Cell(column, phrase, text == null ? own : List.of());
  }

  /** The sentences of rows, as those of the string that they could be instead. */
  private Optional<Phrase> read(List<Effect> rows, Column column, CardSource card) {
    return phrases.of(rows, column, new EffectStrings.Card(card.code(), card.name()));
  }

  /** True if a card has the same effect in two columns of moments when it is on its stack. */
  private static boolean same(Cell one, Cell other) {
    return one.phrase().isPresent()
        && one.phrase().equals(other.phrase())
        && !one.isBare()
        && DRAWN.contains(one.column())
        && DRAWN.contains(other.column());
  }

  private String column(CardSource card, Cell cell, Collection<Cell> all) {
    List<String> moments = new ArrayList<>();
    all.stream()
        .filter(other -> other == cell || same(cell, other))
        .forEach(other -> moments.add(moment(card, other.column())));
    moments.removeIf(String::isEmpty);
    return cell.phrase()
        .map(said -> words.say(said, cell.column(), printed(card, cell.column()), moments))
        .orElseGet(() -> sentences(cell.rows(), moments));
  }

  /**
   * The sentences of rows that no string can say; printed numbers are said only by the row that
   * pays them.
   */
  private static String sentences(List<Effect> rows, List<String> moments) {
    return rows.stream()
        .map(row -> PhraseWords.led(moments, row.sentence()))
        .collect(Collectors.joining(" "));
  }

  /**
   * The moment of a column; an event without a number of its own answers each roll, and a relic is
   * used by an action or beside.
   */
  private static String moment(CardSource card, Column column) {
    boolean always =
        card.numbers().number().filter(number -> number == EventCheck.ALWAYS).isPresent();
    return switch (column) {
      case ROLL -> always ? "at each roll" : column.moment();
      case RELIC -> card.action() ? "as an action" : "once in each of your turns";
      default -> column.moment();
    };
  }

  private static List<Amount> printed(CardSource card, Column column) {
    return CardStrings.printed(card, column)
        .each((resource, number) -> new Amount(resource.stat(), number));
  }

  /** The sentence of a duke's or noble's score; equal points are named once. */
  private static String score(CardSource card) {
    Map<Integer, List<String>> byPoints = new LinkedHashMap<>();
    card.scores()
        .forEach(
            (what, number) -> {
              boolean share = ScoreSheet.SHARED.contains(what);
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
