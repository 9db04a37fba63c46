package dev.runesheet.language.strings;

import dev.runesheet.language.WordTable;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.VerbCatalog;
import java.util.ArrayList;
import java.util.List;

/**
 * From what effect strings say to effects of the model. A column's effects are called {@code
 * card/column}, further ones {@code card/column-2} and so on.
 */
public final class EffectStrings {

  /** The scope of the player who owns a card. */
  public static final String OWNER = "owner";

  private static final String ITSELF = "self";

  private final VerbCatalog verbs;
  private final WordTable<String> resources;

  /** Creates the way from phrases to effects for a game's verbs and letters of resources. */
  public EffectStrings(VerbCatalog verbs, WordTable<String> resources) {
    this.verbs = verbs;
    this.resources = resources;
  }

  /**
   * The card whose column is read.
   *
   * @param code its code, which owns the effects
   * @param name as people call it
   */
  public record Card(String code, String name) {}

  /**
   * The effects of a column of payouts that has no text, but numbers printed on the card.
   *
   * @param place where the card stands
   */
  public List<Effect> printed(Column column, Card card, SourceLocation place) {
    return effects(new Phrase.Program(List.of()), column, card, place);
  }

  /**
   * The effects of a column; none for what is typed data of cards: costs, scores, when starters
   * pay, and flags, which bring the effects of their rows.
   *
   * @param place where the text stands
   */
  public List<Effect> effects(Phrase phrase, Column column, Card card, SourceLocation place) {
    return made(phrase, column, card, place).stream()
        .map(effect -> effect.saidWith(verbs.phrasing()))
        .toList();
  }

  private List<Effect> made(Phrase phrase, Column column, Card card, SourceLocation place) {
    Kit kit = new Kit(verbs, resources, place);
    List<Body> bodies = new ArrayList<>();
    Trigger trigger = Trigger.ACTIVATED;
    int priority = 0;
    if (blocks(phrase)) {
      bodies.add(add(OWNER, "rolled citizens blocked", 1));
    } else if (phrase instanceof Phrase.Program program) {
      bodies.add(new Body.Program(program(kit, program.legs(), column)));
    } else if (phrase instanceof Phrase.Passive passive) {
      trigger = passive.moment().trigger();
      List<Step> steps = legs(kit, passive.legs(), column);
      priority = (passive.moment().first() ? 2 : 0) + (isAtOnce(steps) ? 1 : 0);
      bodies.add(new Body.Program(steps));
    } else if (phrase instanceof Phrase.SetDie set) {
      bodies.addAll(setDie(set));
    } else if (phrase instanceof Phrase.SlayDiscount discount) {
      bodies.add(add(OWNER, "slay discount magic", discount.magic()));
      bodies.add(add(OWNER, "slay discount strength", discount.strength()));
    } else if (phrase instanceof Phrase.IgnorePips ignore) {
      return ignoring(kit, ignore, column, card);
    }
    List<Effect> effects = new ArrayList<>();
    effects.addAll(named(bodies, trigger, priority, 0, id(phrase, column), card, place));
    effects.addAll(possible(kit, phrase, column, card));
    return effects;
  }

  /** The effect {@code card/possible} that permits the use of a card where it has to be asked. */
  private static List<Effect> possible(Kit kit, Phrase phrase, Column column, Card card) {
    boolean used = column == Column.ENGAGE || column == Column.RELIC;
    if (!used || !(phrase instanceof Phrase.Program program)) {
      return List.of();
    }
    return Possible.of(program.legs()).stream()
        .map(condition -> kit.when(condition, List.of(kit.act("permit"))))
        .<Body>map(step -> new Body.Program(List.of(step)))
        .map(List::of)
        .flatMap(
            body -> named(body, Trigger.ACTIVATED, 0, 0, "possible", card, kit.place()).stream())
        .toList();
  }

  /** What blocks citizens does so as long as it lies in the centre, whatever is rolled. */
  private static boolean blocks(Phrase phrase) {
    return phrase instanceof Phrase.Program program
        && program.legs().equals(List.of(new Leg.Key(Keys.BLOCK_RECRUITS)));
  }

  /** A relic that is not used, but owned, has a passive effect. */
  private static String id(Phrase phrase, Column column) {
    boolean owned = column == Column.RELIC && !(phrase instanceof Phrase.Program);
    return owned || blocks(phrase) ? Column.PASSIVE.id() : column.id();
  }

  /** Needs may be missing; who builds without that is paid instead. */
  private static List<Effect> ignoring(
      Kit kit, Phrase.IgnorePips ignore, Column column, Card card) {
    Condition unused =
        new Condition.Comparison(
            Condition.Relation.EQUAL, new Value.Payload("ignored pips"), Value.of(0));
    Step gain = kit.when(unused, List.of(kit.gain(Kit.OWNER, ignore.otherwise())));
    String id = id(ignore, column);
    List<Effect> effects = new ArrayList<>();
    Body needs = add(OWNER, "ignored pips", ignore.pips());
    effects.addAll(named(List.of(needs), Trigger.ACTIVATED, 0, 0, id, card, kit.place()));
    Body pays = new Body.Program(List.of(gain));
    effects.addAll(named(List.of(pays), Moment.BUILD.trigger(), 0, 1, id, card, kit.place()));
    return effects;
  }

  private static List<Step> legs(Kit kit, List<Leg> legs, Column column) {
    boolean event = column == Column.ROLL || column == Column.REVEAL || column == Column.REIGN;
    return event ? new EventLowering(kit).steps(legs) : new LegLowering(kit, column).steps(legs);
  }

  /** What is printed comes first; in rewards, before the first question (rules section 4). */
  private static List<Step> program(Kit kit, List<Leg> legs, Column column) {
    List<Step> steps = new ArrayList<>(legs(kit, legs, column));
    String moment =
        switch (column) {
          case ON_TURN, OFF_TURN -> column.id();
          case REWARD, ACTIVATION -> "reward";
          default -> "";
        };
    if (moment.isEmpty()) {
      return steps;
    }
    int at = 0;
    while (column == Column.REWARD && at < steps.size() && !asks(steps.get(at))) {
      at++;
    }
    steps.add(at, kit.act("receive-printed", Kit.word(moment)));
    return steps;
  }

  /** Whether nobody is asked: such passives are not held up by the questions of others. */
  private static boolean isAtOnce(List<Step> steps) {
    return steps.stream()
        .allMatch(
            step ->
                step instanceof Step.Do
                    || step instanceof Step.If
                        && step.bodies().values().stream().allMatch(EffectStrings::isAtOnce));
  }

  private static boolean asks(Step step) {
    return !(step instanceof Step.Do) && !(step instanceof Step.If);
  }

  /**
   * A domain that sets dice says so by numbers of its own, which the roll's options are made of.
   */
  private static List<Body> setDie(Phrase.SetDie set) {
    List<Body> bodies = new ArrayList<>();
    switch (set.how()) {
      case TARGET -> bodies.add(add(ITSELF, "die target", set.number()));
      case SUBTRACT -> bodies.add(add(ITSELF, "die shift", -set.number()));
      case ADD -> bodies.add(add(ITSELF, "die shift", set.number()));
    }
    Phrase.DieCost cost = set.cost();
    if (cost.gold() > 0) {
      String per = cost.role().isEmpty() ? "die cost" : "die cost per " + cost.role();
      bodies.add(add(ITSELF, per, cost.gold()));
    }
    return bodies;
  }

  private static Body add(String scope, String stat, double amount) {
    return new Body.Modify(stat, stat, Body.Layer.ADD, amount, scope);
  }

  private static List<Effect> named(
      List<Body> bodies,
      Trigger trigger,
      int priority,
      int before,
      String id,
      Card card,
      SourceLocation place) {
    List<Effect> effects = new ArrayList<>();
    for (Body body : bodies) {
      int number = before + effects.size() + 1;
      effects.add(
          new Effect(
              card.code() + "/" + id + (number == 1 ? "" : "-" + number),
              card.name(),
              card.code(),
              trigger,
              body,
              priority,
              Duration.WHILE_IN_PLAY,
              Stacking.ADDITIVE,
              place));
    }
    return effects;
  }
}
