package dev.runesheet.testing.coverage.watch;

import dev.runesheet.testing.coverage.watch.ConditionSlots.Slot;
import dev.runesheet.testing.coverage.watch.DrlOutline.ConditionOutline;
import dev.runesheet.testing.coverage.watch.DrlOutline.Sense;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The written conditions of a rule, one for each constraint that the rule engine made of them. */
final class SlotOutlines {

  private static final ConditionOutline OTHER = new ConditionOutline("", 0, 0, 1, Sense.OTHER);

  private SlotOutlines() {}

  /** The conditions of each pattern's slots; null for a slot whose condition is not known. */
  static List<List<ConditionOutline>> of(
      List<List<ConditionOutline>> written, List<List<Slot>> patterns) {
    boolean known = written.size() == patterns.size();
    List<List<ConditionOutline>> all = new ArrayList<>();
    for (int i = 0; i < patterns.size(); i++) {
      int slots = patterns.get(i).size();
      all.add(
          known
              ? each(written.get(i), slots)
              : Collections.nCopies(slots, isRewritten(written) ? OTHER : null));
    }
    return all;
  }

  private static boolean isRewritten(List<List<ConditionOutline>> written) {
    return written.stream().flatMap(List::stream).anyMatch(one -> one.sense() != Sense.WRITTEN);
  }

  private static List<ConditionOutline> each(List<ConditionOutline> written, int slots) {
    List<ConditionOutline> each = new ArrayList<>();
    for (ConditionOutline one : written) {
      each.addAll(Collections.nCopies(one.constraints(), one));
    }
    if (each.size() == slots) {
      return each;
    }
    if (!isRewritten(List.of(written))) {
      return Collections.nCopies(slots, null);
    }
    // The opposite stands last and may be several constraints, of which none is the condition.
    List<ConditionOutline> before = each.subList(0, Math.min(each.size() - 1, slots));
    List<ConditionOutline> padded = new ArrayList<>(before);
    padded.addAll(Collections.nCopies(slots - before.size(), OTHER));
    return padded;
  }
}
