package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.game.werewolf.word.Relation;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Scaling;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One action of a role as a rule book says it: when, what, and within which limits. */
public final class RoleSentence {

  private final AbilitySentence abilities;

  /** Sentences about roles as the tables of a game have them. */
  public RoleSentence(TablePhrases tables) {
    abilities = new AbilitySentence(tables);
  }

  /** Abilities of one trigger. */
  public String of(Trigger trigger, List<AbilityUse> uses, boolean follows) {
    List<Restriction> whole = Restrictions.shared(uses);
    String later = follows ? ", if you have used the first part" : "";
    return sentence(when(trigger) + later, does(uses, whole), limits(whole, uses));
  }

  /** The fate of the winner of a poll in words. */
  String ofPoll(List<AbilityUse> uses) {
    List<Restriction> whole = Restrictions.shared(uses);
    return sentence("when the poll is closed", does(uses, whole), limits(whole, uses));
  }

  /** Process and evaluate. */
  public String of(Trigger trigger, Action.Complex complex) {
    List<Restriction> whole = new ArrayList<>(complex.parameters().restrictions());
    whole.addAll(Restrictions.shared(complex.process()));
    Set<String> limits = limits(whole, ContainedAbilities.of(complex).toList());
    limits.addAll(times(complex.parameters()));
    String does = "in secret, " + does(complex.process(), whole);
    StringBuilder text = new StringBuilder(sentence(when(trigger), does, limits));
    for (Action.Branch branch : complex.evaluate()) {
      String when =
          branch.when() instanceof Action.When.If one
              ? "if " + condition(one.condition()) + ": "
              : branch.when() instanceof Action.When.Otherwise ? "otherwise: " : "then: ";
      text.append(' ')
          .append(Capital.first(when))
          .append(outcome(branch.outcome(), whole))
          .append('.');
    }
    return text.toString();
  }

  private String outcome(Action.Outcome outcome, List<Restriction> whole) {
    if (outcome instanceof Action.Outcome.Use use) {
      return does(use.abilities(), whole);
    }
    return outcome instanceof Action.Outcome.Feedback feedback
        ? "you are told ‘" + feedback.text() + "’"
        : "you are told " + AbilitySentence.who(((Action.Outcome.Told) outcome).target());
  }

  private static String sentence(String when, String does, Set<String> limits) {
    String within = limits.isEmpty() ? "" : " " + Capital.first(String.join("; ", limits)) + ".";
    return Capital.first(when) + ": " + does + "." + within;
  }

  /** Abilities, each with what restricts it alone: it fails without the others. */
  private String does(List<AbilityUse> uses, List<Restriction> whole) {
    return Series.and(
        uses.stream().map(use -> abilities.of(use.ability()) + alone(use, whole)).toList());
  }

  private static String alone(AbilityUse use, List<Restriction> whole) {
    List<Restriction> own = new ArrayList<>(use.parameters().restrictions());
    own.removeAll(whole);
    Set<String> limits = limits(own, List.of());
    return limits.isEmpty() ? "" : " (" + String.join("; ", limits) + ")";
  }

  private static String when(Trigger trigger) {
    if (trigger instanceof Trigger.At at) {
      return switch (at.timing()) {
        case START_NIGHT -> "when the night has begun";
        case END_NIGHT -> "when the night ends";
        case START_DAY -> "when the day has begun";
        case END_DAY -> "when the day ends";
        case IMMEDIATE_NIGHT -> "by night, at once";
        case IMMEDIATE_DAY -> "by day, at once";
        case END_PHASE -> "when the night or day ends";
        case IMMEDIATE -> "by night or day, at once";
        default -> AbilitySentence.lower(at.timing().title());
      };
    }
    if (trigger instanceof Trigger.On on) {
      return on(on);
    }
    return trigger instanceof Trigger.Starting ? "when you get this role" : "always";
  }

  private static String on(Trigger.On on) {
    return switch (on.event()) {
      case DEATH -> "when you die";
      case KILLED -> "when you are killed";
      case LYNCH -> "when you are lynched";
      case VISIT -> "when somebody uses " + any(on.type()) + " on you";
      case ACTION -> "when " + any(on.type()) + " of yours has been used";
      case DEFENSE ->
          "when "
              + (on.word().isEmpty()
                  ? "a defense"
                  : "an absence or " + AbilitySentence.lower(on.word()) + " defense")
              + " of yours has stopped a killing";
      default -> AbilitySentence.lower("on " + on.event().title());
    };
  }

  private static String any(Optional<AbilityType> type) {
    String named = type.map(AbilitySentence::named).orElse("");
    String article = named.matches("[aeiou].*") || named.isEmpty() ? "an " : "a ";
    return article + (named.isEmpty() ? "" : named + " ") + "ability";
  }

  /** Restrictions, and how often abilities are used: that of one is that of the whole action. */
  private static Set<String> limits(List<Restriction> restrictions, List<AbilityUse> uses) {
    Set<String> limits = new LinkedHashSet<>();
    restrictions.forEach(one -> limits.add(limit(one)));
    uses.forEach(use -> limits.addAll(times(use.parameters())));
    limits.remove("");
    return limits;
  }

  private static List<String> times(Parameters parameters) {
    List<String> times = new ArrayList<>();
    parameters.scaling().ifPresent(one -> times.add(scaling(one)));
    if (parameters.forced()) {
      times.add("if you do not choose, chance does");
    }
    return times;
  }

  private static String limit(Restriction restriction) {
    if (restriction instanceof Restriction.Temporal one) {
      String phase =
          one.daytime().title() + (one.number().isPresent() ? " " + one.number().getAsInt() : "");
      return one.number().isEmpty()
          ? "only by " + AbilitySentence.lower(phase)
          : one.orLater() ? "from " + phase + " on" : "only in " + phase;
    }
    if (restriction instanceof Restriction.Attribute one) {
      String who = AbilitySentence.does(one.bearer(), "has", "have");
      return one.has()
          ? "only if " + who + " " + one.attribute()
          : "only if "
              + who.replaceFirst("has$", "lacks").replaceFirst("have$", "lack")
              + " "
              + one.attribute();
    }
    if (restriction instanceof Restriction.Succession one) {
      return one == Restriction.Succession.NO_SUCCESSION
          ? "not twice in succession"
          : "not on the same player twice in succession";
    }
    if (restriction instanceof Restriction.Quantity one) {
      return one.times() == 1
          ? "once a game"
          : one.times() == 2 ? "twice a game" : one.times() + " times a game";
    }
    return restriction instanceof Restriction.Conditional one
        ? "only if " + condition(one.condition())
        : "";
  }

  private static String scaling(Scaling scaling) {
    if (scaling instanceof Scaling.Times one) {
      return times(one.times()) + " at once";
    }
    if (scaling instanceof Scaling.PerPlayers one) {
      return "once for each " + one.divisor() + " " + players(one.count());
    }
    if (scaling instanceof Scaling.OddEven one) {
      return "in odd nights and days "
          + scaling(one.odd())
          + ", in even ones "
          + scaling(one.even());
    }
    if (scaling instanceof Scaling.Said one) {
      return one.words();
    }
    List<String> steps = new ArrayList<>();
    for (Scaling.Step step : ((Scaling.Steps) scaling).steps()) {
      String test =
          step.test()
              .map(
                  one ->
                      " with "
                          + relation(one.relation())
                          + one.players()
                          + " "
                          + players(one.count()))
              .orElse("");
      steps.add(times(step.times()) + " at once" + test);
    }
    return String.join(", ", steps);
  }

  private static String times(int times) {
    return times == 1 ? "once" : times == 2 ? "twice" : times + " times";
  }

  private static String relation(Relation relation) {
    return switch (relation) {
      case BELOW -> "fewer than ";
      case ABOVE -> "more than ";
      case AT_MOST -> "at most ";
      case AT_LEAST -> "at least ";
      case EQUAL -> "";
    };
  }

  private static String players(PlayerCount count) {
    return count == PlayerCount.LIVING ? "players alive" : "players";
  }

  private static String condition(Condition condition) {
    if (condition instanceof Condition.Not one) {
      return one.condition() instanceof Condition.Is is
          ? is(is, " not")
          : "it is not so that " + within(one.condition());
    }
    if (condition instanceof Condition.And one) {
      return joined(one, one.first(), " and ", one.second());
    }
    if (condition instanceof Condition.Or one) {
      return joined(one, one.first(), " or ", one.second());
    }
    if (condition instanceof Condition.Exists one) {
      return "there is " + AbilitySentence.who(one.target());
    }
    return condition instanceof Condition.Is one ? is(one, "") : "more holds";
  }

  private static String is(Condition.Is one, String not) {
    String value = AbilitySentence.said(one.value());
    return AbilitySentence.does(one.target(), "is", "are")
        + not
        + (one.value() instanceof Operand.Text ? " ‘" + value + "’" : " the same as " + value);
  }

  /** Both parts, which may be joined in the same way without parentheses. */
  private static String joined(Condition whole, Condition first, String word, Condition second) {
    return Stream.of(first, second)
        .map(one -> one.getClass() == whole.getClass() ? condition(one) : within(one))
        .collect(Collectors.joining(word));
  }

  /** A part of a condition, in parentheses if it would run into what stands around it. */
  private static String within(Condition part) {
    boolean plain =
        part instanceof Condition.Is
            || part instanceof Condition.Exists
            || part instanceof Condition.Not not && not.condition() instanceof Condition.Is;
    return plain ? condition(part) : "(" + condition(part) + ")";
  }
}
