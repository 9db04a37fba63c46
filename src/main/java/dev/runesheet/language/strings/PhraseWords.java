package dev.runesheet.language.strings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Says effect strings in English, for people who do not write them. */
public final class PhraseWords {

  private static final String END = ".";
  private static final String FOR_ALL = " for every player.";

  private final Function<String, String> flags;
  private final UnaryOperator<String> reserves;

  /**
   * Prepares to say strings.
   *
   * @param flags what a flag means in words; empty if nobody has said it
   * @param reserves what the cards of a reserve are called
   */
  public PhraseWords(Function<String, String> flags, UnaryOperator<String> reserves) {
    this.flags = flags;
    this.reserves = reserves;
  }

  /**
   * A column in one or more sentences, with what is printed beside its string.
   *
   * @param printed what the card gives at the same moment by its printed numbers
   */
  public String say(Phrase phrase, Column column, List<Amount> printed) {
    return say(phrase, column, printed, List.of());
  }

  /**
   * The same, for a card that does it at other moments, too.
   *
   * @param more columns in which the card says the same
   */
  public String say(Phrase phrase, Column column, List<Amount> printed, List<Column> more) {
    if (phrase instanceof Phrase.Program program) {
      return program(program, column, printed, more);
    }
    if (phrase instanceof Phrase.Passive passive) {
      boolean event = column == Column.REIGN;
      String said =
          event
              ? new EventWords(column, reserves).say(passive.legs())
              : new LegWords(column).say(passive.legs());
      return Wording.sentence(when(passive.moment()) + said);
    }
    if (phrase instanceof Phrase.SetDie set) {
      return Wording.sentence(set(set));
    }
    if (phrase instanceof Phrase.Flag flag) {
      return flags.apply(flag.name());
    }
    if (phrase instanceof Phrase.Grant grant) {
      String words = flags.apply(grant.name());
      return words.endsWith(END) ? words.replaceFirst("\\.$", FOR_ALL) : words;
    }
    if (phrase instanceof Phrase.Costs costs) {
      return Wording.sentence("it costs " + Wording.and(costs(costs.counts())));
    }
    return other(phrase);
  }

  private String program(
      Phrase.Program program, Column column, List<Amount> printed, List<Column> more) {
    if (program.legs().equals(List.of(new Leg.Key(Keys.BLOCK_RECRUITS)))) {
      String blocked = new LegWords(column).say(program.legs());
      return Wording.sentence("as long as it lies on top of a stack, " + blocked);
    }
    List<Leg> legs = new ArrayList<>();
    printed.forEach(amount -> legs.add(new Leg.Gain(amount)));
    legs.addAll(program.legs());
    if (legs.isEmpty()) {
      return "";
    }
    boolean event = column == Column.ROLL || column == Column.REVEAL;
    String said =
        event ? new EventWords(column, reserves).say(legs) : new LegWords(column).say(legs);
    List<String> moments = new ArrayList<>(List.of(moment(column)));
    more.forEach(other -> moments.add(moment(other)));
    moments.removeIf(String::isEmpty);
    String when = Wording.and(moments);
    return Wording.sentence(when.isEmpty() ? said : when + ", " + said);
  }

  private static String moment(Column column) {
    return switch (column) {
      case ON_TURN -> "in your turn";
      case OFF_TURN -> "in other turns";
      case ACTIVATION -> "when you gain it";
      case REWARD -> "when you slay it";
      case ROLL -> "when its number is rolled";
      case REVEAL -> "when it is drawn";
      default -> "";
    };
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

  /** What is counted alike is said once. */
  private static List<String> costs(List<Leg.Count> counts) {
    Map<Counted, List<Amount>> byCounted = new LinkedHashMap<>();
    for (Leg.Count count : counts) {
      byCounted.computeIfAbsent(count.counted(), key -> new ArrayList<>()).add(count.each());
    }
    return byCounted.entrySet().stream()
        .map(
            one ->
                Wording.and(Wording.total(one.getValue()))
                    + " more "
                    + Wording.forEach(one.getKey()))
        .toList();
  }

  private static String other(Phrase phrase) {
    if (phrase instanceof Phrase.IgnorePips ignore) {
      String sign = ignore.pips() + " missing sign" + (ignore.pips() == 1 ? "" : "s");
      String otherwise = Wording.amount(ignore.otherwise());
      return Wording.sentence(
          "whenever you build a domain, ignore " + sign + ", or else gain " + otherwise);
    }
    if (phrase instanceof Phrase.SlayDiscount discount) {
      List<Amount> less =
          List.of(
              new Amount("magic", discount.magic()), new Amount("strength", discount.strength()));
      String off = Wording.and(Wording.total(less));
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
