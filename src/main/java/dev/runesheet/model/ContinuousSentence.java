package dev.runesheet.model;

import dev.runesheet.word.Presence;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sentences of continuous effects. */
public final class ContinuousSentence {

  private ContinuousSentence() {}

  static String say(Effect effect, Phrasing phrasing) {
    Body body = effect.body();
    Duration duration = effect.duration();
    String how =
        switch (duration.bound()) {
          case SOURCE ->
              phrasing.get(Phrasing.WORDS).getOrDefault(Phrasing.IN_PLAY, Phrasing.IN_PLAY + ", ");
          case HOLDER_STAYS -> "while its holder stays, ";
          case TURNS ->
              duration.turns() == 0
                  ? "this turn, "
                  : "for "
                      + duration.turns()
                      + " more turn"
                      + (duration.turns() == 1 ? "" : "s")
                      + ", ";
        };
    boolean usual = duration.bound() == Duration.Bound.SOURCE;
    String only = only(body, phrasing);
    String when = only.isEmpty() || !usual ? how + only : only;
    if (body instanceof Body.Modify modify) {
      String counted = counted(modify, phrasing);
      return when
          + change(modify, phrasing)
          + counted
          + ifAny(modify.when(), counted, phrasing)
          + alike(effect.stacking().mode());
    }
    Body.Suppress suppress = (Body.Suppress) body;
    String what = suppress.granted() ? "abilities and statuses" : "abilities";
    return when + whose(suppress.scope(), phrasing, what) + " are suppressed";
  }

  /** The clause for where its holder is and what is there while it is in force; empty if none. */
  private static String only(Body body, Phrasing phrasing) {
    List<String> clauses = new ArrayList<>();
    if (body instanceof Body.Modify modify && !modify.zone().isEmpty()) {
      String place = Phrasing.place(modify.zone());
      clauses.add(
          "it is " + phrasing.get(Phrasing.WORDS).getOrDefault(place, "in " + modify.zone()));
    }
    body.presence().ifPresent(asked -> clauses.add(there(asked, phrasing)));
    return clauses.isEmpty() ? "" : "while " + String.join(" and ", clauses) + ", ";
  }

  /** The words for how many entities are there. */
  private static String there(Presence asked, Phrasing phrasing) {
    Noun noun = seen(phrasing.group(asked.scope()), phrasing);
    String be = "there " + (asked.ofOne() ? "is " : "are ") + asked.bounds() + " ";
    if (!noun.isCounted()) { // A fleet, say, has no plural for its ships.
      return be.replace(" no ", " none ") + "of " + many(noun, phrasing);
    }
    String which = at(noun, asked.ofOne() ? noun.bare() : noun.many());
    return noun.owned()
        ? phrasing.role("owner").does("has") + " " + asked.bounds() + " " + which
        : be + which;
  }

  /** The words for what a change counts; empty if nothing. */
  private static String counted(Body.Modify modify, Phrasing phrasing) {
    boolean once =
        phrasing.isRole(modify.per()) && !phrasing.get(Phrasing.GROUPS).containsKey(modify.per());
    if (modify.per().isEmpty() || once) {
      return "";
    }
    Noun noun = seen(phrasing.group(modify.per()), phrasing);
    String of = noun.owned() ? "of " + many(noun, phrasing) : at(noun, noun.bare());
    return switch (modify.layer()) {
      case ADD -> " for each " + of;
      case MULTIPLY -> " once for each " + of;
      // Done once or often it comes to the same.
      case SET, AT_LEAST, AT_MOST -> " if there " + (noun.owned() ? "are any " : "is any ") + of;
    };
  }

  /** The words for what must hold while a calculation asks for the number; empty if nothing. */
  private static String ifAny(List<Condition> when, String counted, Phrasing phrasing) {
    if (when.isEmpty()) {
      return "";
    }
    return (counted.contains(" if ") ? ", and if " : " if ")
        + phrasing.ofCalculation().say(Condition.together(when));
  }

  /** The words for which of several alike effects counts; empty if all do. */
  public static String alike(StackingMode mode) {
    return switch (mode) {
      case ADDITIVE -> "";
      case MAX_ONLY -> "; of several like it the strongest counts";
      case MIN_ONLY -> "; of several like it the weakest counts";
      case NO_STACK -> "; of several like it the oldest counts";
    };
  }

  private static String change(Body.Modify modify, Phrasing phrasing) {
    Optional<String> state = state(modify, new States(phrasing));
    if (state.isPresent()) {
      return are(modify.scope(), phrasing) + " " + state.get();
    }
    String amount = size(modify.amount());
    Optional<String> words = words(modify, phrasing);
    if (words.isPresent()) {
      return words.get().replace(Phrasing.ANY, size(Math.abs(modify.amount())));
    }
    boolean had = phrasing.get(Phrasing.THINGS).containsKey(modify.stat()) && !modify.given();
    if (had && modify.layer() == Body.Layer.ADD && phrasing.isRole(modify.scope())) {
      Pronoun who = phrasing.role(modify.scope());
      boolean more = modify.amount() > 0;
      String size = Numerals.plain(Math.abs(modify.amount()));
      Noun unit = phrasing.unit(modify.stat());
      boolean mass = !unit.isCounted() && size.equals("1") && more;
      return who.does("has")
          + " "
          + (mass ? unit.one() : unit.count(size) + (more ? " more" : " less"));
    }
    String stat = whose(modify.scope(), phrasing, phrasing.stat(modify.stat()));
    return stat
        + " "
        + phrasing.be(modify.stat())
        + switch (modify.layer()) {
          case SET -> " " + amount;
          case MULTIPLY -> " multiplied by " + amount;
          case ADD ->
              (modify.amount() < 0 ? " lowered by " : " raised by ")
                  + size(Math.abs(modify.amount()));
          case AT_LEAST -> " at least " + amount;
          case AT_MOST -> " at most " + amount;
        };
  }

  /** The game's own words for a change; empty if it has none. */
  private static Optional<String> words(Body.Modify change, Phrasing phrasing) {
    String begin =
        switch (change.layer()) {
          case ADD -> change.amount() < 0 ? Phrasing.LESS : Phrasing.MORE;
          case SET -> change.amount() == 0 ? Phrasing.NO : "";
          case MULTIPLY, AT_LEAST, AT_MOST -> "";
        };
    return begin.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(phrasing.get(Phrasing.WORDS).get(begin + change.stat()));
  }

  /** The words of what a change for some time surely makes of a stat; empty if it has none. */
  private static Optional<String> state(Body.Modify change, States states) {
    boolean none = change.amount() == 0 && change.per().isEmpty();
    boolean sure =
        switch (change.layer()) {
          case SET -> true;
          case MULTIPLY -> none;
          case ADD, AT_LEAST, AT_MOST -> false; // What it comes to depends on the stat.
        };
    return sure && !change.given() ? states.of(change.stat(), change.amount()) : Optional.empty();
  }

  /** The entities of a scope with the verb that says what they are. */
  private static String are(String scope, Phrasing phrasing) {
    Noun known = phrasing.get(Phrasing.GROUPS).get(scope);
    return known == null && phrasing.isRole(scope)
        ? phrasing.role(scope).does("is")
        : known == null
            ? scope + " are"
            : many(known, phrasing) + (known.isSole() ? " is" : " are");
  }

  private static String size(double amount) {
    return Double.isNaN(amount) ? "the number given" : Numerals.plain(amount);
  }

  private static String whose(String scope, Phrasing phrasing, String what) {
    if (what.startsWith("the ")) {
      return what;
    }
    Noun known = phrasing.get(Phrasing.GROUPS).get(scope);
    return known == null && phrasing.isRole(scope)
        ? phrasing.role(scope).whose() + " " + what
        : "the " + what + " of " + (known == null ? scope : many(known, phrasing));
  }

  private static String many(Noun noun, Phrasing phrasing) {
    Noun seen = seen(noun, phrasing);
    String sole = noun.owned() ? seen.bare() : seen.one();
    String all = at(noun, seen.isSole() ? sole : seen.many());
    return noun.owned() ? phrasing.role("owner").whose() + " " + all : all;
  }

  /** The noun as the holder sees it: a player, who is none of its cards, leaves out none. */
  private static Noun seen(Noun noun, Phrasing phrasing) {
    boolean byPlayer = phrasing.seen() && phrasing.role("self").equals(Pronoun.YOU);
    return byPlayer ? noun.ofAll() : noun;
  }

  private static String at(Noun noun, String thing) {
    return noun.where().isEmpty() ? thing : thing + " " + noun.where();
  }
}
