package dev.runesheet.bench.lanes;

import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** A reader of cards and of the effects that belong to them. */
public final class KindReader {

  private final Map<String, List<Effect>> effects = new LinkedHashMap<>();
  private final OpReader ops;

  private KindReader(Collection<Effect> all, OpReader ops) {
    all.forEach(one -> effects.computeIfAbsent(one.owner(), any -> new ArrayList<>()).add(one));
    this.ops = ops;
  }

  /**
   * Reads all cards of a game.
   *
   * @throws IllegalArgumentException if an effect does what is not known here
   */
  public static Kinds read(Collection<CardType> cards, Collection<Effect> effects) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    cards.forEach(card -> numbers.put(card.id(), numbers.size()));
    KindReader reader = new KindReader(effects, new OpReader(numbers));
    return new Kinds(cards.stream().map(reader::kind).toArray(Kind[]::new), numbers);
  }

  private Kind kind(CardType card) {
    List<Lasting> lasting = new ArrayList<>();
    List<List<Answer>> answers = new ArrayList<>();
    for (int i = 0; i < Moment.count(); i++) {
      answers.add(new ArrayList<>());
    }
    Map<String, List<Answer>> reached = new LinkedHashMap<>();
    for (Effect effect : effects.getOrDefault(card.effect(), List.of())) {
      if (effect.body() instanceof Body.Modify modify) {
        lasting.add(Lasting.of(modify.scope(), OpReader.whole(modify.amount()), modify.per()));
      } else {
        String event = effect.trigger().event();
        Moment moment = Moment.of(event);
        List<Answer> known =
            moment == null
                ? reached.computeIfAbsent(event, any -> new ArrayList<>())
                : answers.get(moment.ordinal());
        known.add(new Answer(whose(effect.trigger()), ops.program(effect)));
      }
    }
    return new Kind(
        card,
        answers.stream().map(KindReader::array).toArray(Answer[][]::new),
        lasting.toArray(Lasting[]::new),
        thresholds(reached));
  }

  private static Scope.Whose whose(Trigger trigger) {
    return switch (trigger.watch()) {
      case OWN, OTHER -> Scope.Whose.ALL;
      case ALLY -> Scope.Whose.ALLIES;
      case ENEMY -> Scope.Whose.ENEMIES;
      case ANY ->
          throw new IllegalArgumentException("trigger (" + trigger + ") is not known here.");
    };
  }

  private static Answer[] array(List<Answer> answers) {
    return answers.toArray(Answer[]::new);
  }

  private static Threshold[] thresholds(Map<String, List<Answer>> reached) {
    TreeSet<Integer> powers = new TreeSet<>();
    reached.keySet().forEach(event -> powers.add(OpReader.whole(Triggers.threshold(event))));
    return powers.stream()
        .map(
            power ->
                new Threshold(
                    power,
                    array(reached.getOrDefault(Triggers.reaches(power, true), List.of())),
                    array(reached.getOrDefault(Triggers.reaches(power, false), List.of()))))
        .toArray(Threshold[]::new);
  }
}
