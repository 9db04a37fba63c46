package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the effect strings of cards: to effects, and to numbers that are no effects. */
final class CardStrings {

  private final EffectNotation reader;
  private final EffectStrings strings;
  private final Map<String, List<Effect>> rows;
  private final Diagnostics findings;
  private Set<String> told = Set.of();

  /**
   * Prepares to read.
   *
   * @param rows the effects that stand as rows of decision tables
   */
  CardStrings(
      EffectNotation reader, EffectStrings strings, List<Effect> rows, Diagnostics findings) {
    this.reader = reader;
    this.strings = strings;
    this.rows = rows.stream().collect(Collectors.groupingBy(Effect::owner));
    this.findings = findings;
  }

  /** The same; mistakes of some strings, which have been told elsewhere, are not told again. */
  CardStrings without(Set<String> wrong) {
    told = Set.copyOf(wrong);
    return this;
  }

  /**
   * The content of a card's strings.
   *
   * @param source its row
   * @param effects its effects
   * @param facts its further numbers
   * @param rows its effects that are rows of decision tables
   */
  record Said(CardSource source, List<Effect> effects, StringFacts facts, List<Effect> rows) {

    /** The columns that have effects. */
    List<String> columns() {
      return all().map(Said::column).distinct().toList();
    }

    /** True if it does anything, once or as long as it is there. */
    boolean acts() {
      return !columns().isEmpty() || !facts.flags().isEmpty();
    }

    /** True if it gives points at the end. */
    boolean scores() {
      return !scored().isEmpty();
    }

    /** The things that give points at the end. */
    Set<String> scored() {
      Set<String> scored = new TreeSet<>(source.scores().keySet());
      scored.addAll(facts.scores().keySet());
      scored.retainAll(ScoreSheet.COUNTED);
      return scored;
    }

    /** The columns whose effects ask a player. */
    List<String> asking() {
      return all().filter(Said::asks).map(Said::column).distinct().toList();
    }

    /**
     * The card as matches know it.
     *
     * @param text its sentences
     */
    CardType card(String text) {
      return new CardType(
          source.code(),
          source.kind(),
          source.name(),
          source.expansion(),
          !source.printed().notDealt(),
          cost(),
          source.pips(),
          source.numbers().dice(),
          source.payout().onTurn(),
          source.payout().offTurn(),
          source.reward(),
          source.monster(),
          points(),
          facts.consolation(),
          source.action(),
          columns(),
          facts.early(),
          facts.late(),
          asking(),
          facts.brings(),
          facts.flags(),
          text);
    }

    /** The printed numbers, or what an agent's or relic's string pays. */
    private Amounts cost() {
      return source instanceof CardSource.Agent || source instanceof CardSource.Relic
          ? facts.price()
          : Amounts.of(source.gold(), source.fight().strength(), source.fight().magic(), 0);
    }

    private CardType.Scores points() {
      Map<String, Integer> numbers = new HashMap<>(facts.scores());
      numbers.putAll(source.scores());
      return new CardType.Scores(numbers);
    }

    /** True if an effect can ask a player, perhaps by another program that it runs. */
    private static boolean asks(Effect effect) {
      return effect
          .steps()
          .anyMatch(step -> step instanceof Step.Choose || step instanceof Step.Perform);
    }

    private Stream<Effect> all() {
      return Stream.concat(effects.stream(), rows.stream());
    }

    private static String column(Effect effect) {
      String id = effect.id();
      return CardEffects.unnumbered(id.substring(id.indexOf('/') + 1));
    }
  }

  /** Reads all strings of a card; an error is a finding at its cell. */
  Said read(CardSource source) {
    EffectStrings.Card card = new EffectStrings.Card(source.code(), source.name());
    List<Effect> own = rows.getOrDefault(source.code(), List.of());
    List<Effect> effects = new ArrayList<>();
    Map<Column, Phrase> phrases = new EnumMap<>(Column.class);
    for (Column column : CardSheets.strings(source.kind())) {
      SourceLocation place = source.place(column);
      String text = source.strings().get(column);
      if (text != null) {
        Diagnostics open = told.contains(text.strip()) ? new Diagnostics() : findings;
        Optional<Phrase> phrase = reader.read(text, column, place, open);
        phrase.ifPresent(said -> phrases.put(column, said));
        phrase.map(said -> strings.effects(said, column, card, place)).ifPresent(effects::addAll);
      } else if (!printed(source, column).equals(Amounts.NONE)
          && own.stream().noneMatch(row -> row.id().equals(source.effect(column)))) {
        effects.addAll(strings.printed(column, card, source.places().all()));
      }
    }
    return new Said(source, effects, new StringFacts(phrases), own);
  }

  /** The amounts printed on the card for the moment of a column, beside its string. */
  static Amounts printed(CardSource source, Column column) {
    return switch (column) {
      case ON_TURN -> source.payout().onTurn();
      case OFF_TURN -> source.payout().offTurn();
      case ACTIVATION, REWARD -> source.reward();
      default -> Amounts.NONE;
    };
  }
}
