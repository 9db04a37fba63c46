package dev.runesheet.language.strings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Says effect strings in English, for people who do not write them. */
public final class PhraseWords {

  private final Function<String, String> flags;

  /**
   * Prepares to say strings.
   *
   * @param flags what a flag means in words; empty if nobody has said it
   */
  public PhraseWords(Function<String, String> flags) {
    this.flags = flags;
  }

  /**
   * A column in one or more sentences, with what is printed beside its string.
   *
   * @param printed what the card gives at the same moment by its printed numbers
   */
  public String say(Phrase phrase, Column column, List<Amount> printed) {
    if (phrase instanceof Phrase.Program program) {
      return program(program, column, printed);
    }
    if (phrase instanceof Phrase.Passive passive) {
      boolean event = column == Column.REIGN;
      String said =
          event
              ? new EventWords(column).say(passive.legs())
              : new LegWords(column).say(passive.legs());
      return Wording.sentence(when(passive.moment()) + said);
    }
    if (phrase instanceof Phrase.SetDie set) {
      return Wording.sentence(set(set));
    }
    if (phrase instanceof Phrase.Flag flag) {
      return meaning(flag.name(), "");
    }
    if (phrase instanceof Phrase.Grant grant) {
      return meaning(grant.name(), "For every player: ");
    }
    if (phrase instanceof Phrase.Costs costs) {
      List<String> parts = costs.counts().stream().map(PhraseWords::cost).toList();
      return Wording.sentence("it costs " + Wording.and(parts));
    }
    return other(phrase);
  }

  /** A flag's own words, or that it has none. */
  private String meaning(String flag, String whom) {
    String words = flags.apply(flag);
    return words.isEmpty() ? "" : whom + words;
  }

  private static String program(Phrase.Program program, Column column, List<Amount> printed) {
    List<Leg> legs = new ArrayList<>();
    printed.forEach(amount -> legs.add(new Leg.Gain(amount)));
    legs.addAll(program.legs());
    if (legs.isEmpty()) {
      return "";
    }
    boolean event = column == Column.ROLL || column == Column.REVEAL;
    String said = event ? new EventWords(column).say(legs) : new LegWords(column).say(legs);
    String moment =
        switch (column) {
          case ON_TURN -> "in your turn, ";
          case OFF_TURN -> "in other turns, ";
          case ACTIVATION -> "when you gain it, ";
          case REWARD -> "when you slay it, ";
          case ROLL -> "when its number is rolled, ";
          case REVEAL -> "when it is drawn, ";
          default -> "";
        };
    return Wording.sentence(moment + said);
  }

  private static String when(Moment moment) {
    return switch (moment) {
      case ACTION_START -> "before your actions, ";
      case HIRE -> "whenever you hire a citizen, ";
      case BUILD -> "whenever you build a domain, ";
      case SLAY -> "whenever you slay a monster, ";
      case ACTION_END -> "after your actions, ";
      case OPPONENT_SLAYS -> "whenever another player slays a monster, ";
      case ANYBODY_SLAYS -> "whenever a player slays a monster, ";
      case DOUBLES, DOUBLES_SETTLED -> "whenever doubles are rolled, ";
      case ROLL_SETTLED -> "after your roll, ";
      case HARVEST -> "in your harvest, ";
      case MAGIC_GAIN -> "when you gain magic in a harvest, ";
    };
  }

  private static String set(Phrase.SetDie set) {
    String how =
        switch (set.how()) {
          case TARGET -> "turn one die to " + set.number();
          case SUBTRACT -> "turn one die down by " + set.number();
          case ADD -> "turn one die up by " + set.number();
        };
    Phrase.DieCost cost = set.cost();
    String each = cost.role().isEmpty() ? "" : " for each of your " + cost.role() + " citizens";
    String pay = cost.gold() == 0 ? "" : "pay " + cost.gold() + " gold" + each + " to ";
    return "after your roll, you may " + pay + how;
  }

  private static String cost(Leg.Count count) {
    return Wording.amount(count.each()) + " more " + Wording.forEach(count.counted());
  }

  private static String other(Phrase phrase) {
    if (phrase instanceof Phrase.IgnorePips ignore) {
      String sign = ignore.pips() + " missing sign" + (ignore.pips() == 1 ? "" : "s");
      String otherwise = Wording.amount(ignore.otherwise());
      return Wording.sentence(
          "whenever you build a domain, ignore " + sign + ", or else gain " + otherwise);
    }
    if (phrase instanceof Phrase.SlayDiscount discount) {
      String off = discount.magic() + " magic and " + discount.strength() + " strength";
      return Wording.sentence("monsters may cost you up to " + off + " less");
    }
    if (phrase instanceof Phrase.Score score) {
      String what =
          score.resource().isEmpty() ? "of the resource you have most of" : score.resource();
      String points = Wording.amount("victory", score.victory());
      return Wording.sentence("it scores " + points + " for every " + score.each() + " " + what);
    }
    Phrase.Starter starter = (Phrase.Starter) phrase;
    if (!starter.doubles()) {
      return "";
    }
    String twice = starter.twice() ? ", twice if both come together" : "";
    return Wording.sentence(
        "it pays if the dice show doubles, and if nothing else has paid you" + twice);
  }
}
