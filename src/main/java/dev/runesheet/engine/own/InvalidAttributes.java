package dev.runesheet.engine.own;

import dev.runesheet.engine.drl.DerivedTypes;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The attributes of a rule that no match can follow: those that go by a clock or a calendar, and,
 * of a rule that derives facts, those by which Drools keeps it from firing, with which it breaks as
 * soon as it takes such a fact back.
 *
 * @param written the rule as it is written; empty if that is not known
 */
record InvalidAttributes(RuleImpl rule, Optional<RuleDescr> written) {

  private static final String OF_CLOCK =
      "goes by the computer's clock with its '%s', which no save or replay repeats: do without";

  private static final String OF_DERIVING =
      "derives facts, with which its '%s' breaks matches: do without, since a fact is derived once"
          + " for each match of the conditions";

  /** The words for what is wrong, by the name of the attribute. */
  Map<String, String> told() {
    Map<String, String> told = new TreeMap<>();
    if (rule.hasCalendars()) {
      told.put("calendars", "never fires rightly: no match has the calendar of its 'calendars'");
    }
    tell(rule.getTimer() != null, has("duration") ? "duration" : "timer", OF_CLOCK, told);
    tell(rule.getDateEffective() != null, "date-effective", OF_CLOCK, told);
    tell(rule.getDateExpires() != null, "date-expires", OF_CLOCK, told);
    boolean derives = written.filter(DerivedTypes::any).isPresent();
    tell(derives && rule.isNoLoop(), "no-loop", OF_DERIVING, told);
    tell(derives && rule.isLockOnActive(), "lock-on-active", OF_DERIVING, told);
    return told;
  }

  private static void tell(
      boolean wrong, String attribute, String words, Map<String, String> told) {
    if (wrong) {
      told.put(attribute, String.format(Locale.ROOT, words, attribute));
    }
  }

  private boolean has(String attribute) {
    return written.filter(one -> one.getAttributes().containsKey(attribute)).isPresent();
  }
}
