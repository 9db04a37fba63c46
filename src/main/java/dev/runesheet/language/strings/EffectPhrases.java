package dev.runesheet.language.strings;

import dev.runesheet.language.SourceFree;
import dev.runesheet.language.WordTable;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.VerbCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * From the effects of a column back to what its string says. What it finds is made into effects
 * again and compared, so it is exact: effects that no string can say are not found.
 */
public final class EffectPhrases {

  private static final String PRINTED = "receive-printed";

  private final EffectStrings strings;
  private final Kit kit;

  /** Creates the way back for a game's verbs and letters of resources. */
  public EffectPhrases(VerbCatalog verbs, WordTable<String> resources) {
    strings = new EffectStrings(verbs, resources);
    kit = new Kit(verbs, resources, SourceLocation.NONE);
  }

  /**
   * What the string of a column says.
   *
   * @param effects the column's effects, in order
   * @param card the card they belong to
   * @return the phrase; empty if no string says this
   */
  public Optional<Phrase> of(List<Effect> effects, Column column, EffectStrings.Card card) {
    List<Effect> wanted = SourceFree.effects(effects);
    for (Phrase phrase : candidates(wanted, column)) {
      List<Effect> again = strings.effects(phrase, column, card, SourceLocation.NONE);
      if (SourceFree.effects(again).equals(wanted)) {
        return Optional.of(phrase);
      }
    }
    return Optional.empty();
  }

  private List<Phrase> candidates(List<Effect> effects, Column column) {
    List<Phrase> found = new ArrayList<>();
    if (effects.isEmpty()) {
      return found;
    }
    Effect first = effects.get(0);
    if (!(first.body() instanceof Body.Program program)) {
      return continuous(effects);
    }
    legs(program.steps(), column)
        .ifPresent(
            legs -> {
              if (first.trigger().activated()) {
                found.add(new Phrase.Program(legs));
              }
              for (Moment moment : Moment.values()) {
                if (moment.trigger().equals(first.trigger())) {
                  found.add(new Phrase.Passive(moment, legs));
                }
              }
            });
    return found;
  }

  /** The parts that steps stand for; empty if one stands for none. */
  private Optional<List<Leg>> legs(List<Step> steps, Column column) {
    List<Step> written =
        steps.stream()
            .filter(step -> !(step instanceof Step.Do act && act.verb().name().equals(PRINTED)))
            .toList();
    boolean event = column == Column.ROLL || column == Column.REVEAL || column == Column.REIGN;
    List<Leg> legs = new ArrayList<>();
    for (Step step : written) {
      Optional<Leg> leg = event ? eventLeg(step) : leg(step, column, written.size());
      if (leg.isEmpty()) {
        return Optional.empty();
      }
      legs.add(leg.get());
    }
    return Optional.of(legs);
  }

  private Optional<Leg> leg(Step step, Column column, int parts) {
    LegLowering lowering = new LegLowering(kit, column);
    return LegRaising.of(step).stream()
        .filter(leg -> lowering.step(leg, parts == 1).equals(step))
        .findFirst();
  }

  private Optional<Leg> eventLeg(Step step) {
    EventLowering lowering = new EventLowering(kit);
    return EventRaising.of(step).stream()
        .filter(leg -> lowering.step(leg).equals(step))
        .findFirst();
  }

  private static List<Phrase> continuous(List<Effect> effects) {
    List<Phrase> found = new ArrayList<>();
    found.add(new Phrase.Program(List.of(new Leg.Key(Keys.BLOCK_RECRUITS))));
    Body.Modify change = (Body.Modify) effects.get(0).body();
    int number = (int) change.amount();
    Body.Modify second =
        effects.size() > 1 && effects.get(1).body() instanceof Body.Modify next ? next : change;
    Phrase.DieCost cost =
        effects.size() < 2 ? new Phrase.DieCost(0, "") : cost(second.stat(), second.amount());
    found.add(new Phrase.SetDie(Phrase.How.TARGET, number, cost));
    found.add(new Phrase.SetDie(Phrase.How.SUBTRACT, -number, cost));
    found.add(new Phrase.SetDie(Phrase.How.ADD, number, cost));
    found.add(new Phrase.SlayDiscount(number, (int) second.amount()));
    if (effects.size() > 1 && effects.get(1).body() instanceof Body.Program program) {
      Found.amounts(program.steps().get(0), "gain")
          .forEach(gain -> found.add(new Phrase.IgnorePips(number, gain)));
    }
    return found;
  }

  private static Phrase.DieCost cost(String stat, double gold) {
    String per = "die cost per ";
    return new Phrase.DieCost((int) gold, stat.startsWith(per) ? stat.substring(per.length()) : "");
  }
}
