package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists.Slot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The names that entries get which are repeated for the words of lists. Names that are too long, or
 * have too many slots, are taken for none: to look for them could take without end.
 */
public final class EntryNames {

  private static final int LONGEST = 80;
  private static final int MOST_SLOTS = 4;

  /** Of so many slots at most it may be open what stands there. */
  private static final int MOST_OPEN = 2;

  private static final String ANY = ".{1,40}";
  private static final String NONE = "(?!)";

  private final Pattern pattern;

  /**
   * The names of entries.
   *
   * @param name as it is written, with slots
   * @param open the slot that may be filled by any word; null for none
   */
  EntryNames(EntryLists lists, String name, Slot open) {
    List<Slot> slots = EntryLists.slots(name);
    long any = slots.stream().filter(slot -> isOpen(lists, slot, open)).count();
    boolean many = slots.size() > MOST_SLOTS || any > MOST_OPEN || name.length() > LONGEST;
    pattern = Pattern.compile(many ? NONE : pattern(lists, slots, name, open));
  }

  private static boolean isOpen(EntryLists lists, Slot slot, Slot open) {
    return slot.equals(open) || lists.words(slot.list()).isEmpty();
  }

  private static String pattern(EntryLists lists, List<Slot> slots, String name, Slot open) {
    StringBuilder pattern = new StringBuilder();
    int from = 0;
    for (Slot slot : slots) {
      int at = name.indexOf(slot.text(), from);
      pattern.append(Pattern.quote(name.substring(from, at)));
      if (slot.equals(open)) {
        pattern.append("(").append(ANY).append(")");
      } else {
        pattern.append(isOpen(lists, slot, open) ? ANY : words(lists, slot));
      }
      from = at + slot.text().length();
    }
    return pattern + Pattern.quote(name.substring(from));
  }

  /** The pattern of the texts that the words of a list put into a slot. */
  private static String words(EntryLists lists, Slot slot) {
    Map<String, JsonNode> words = lists.words(slot.list());
    return words.keySet().stream()
        .map(word -> lists.value(slot.list(), word, slot.column()).asText())
        .map(Pattern::quote)
        .collect(Collectors.joining("|", "(?:", ")"));
  }

  /** True if an entry gets this name. */
  public boolean include(String called) {
    return called.length() <= LONGEST && pattern.matcher(called).matches();
  }

  /** True if an entry gets a name that is a part of this one. */
  public boolean includePartOf(String called) {
    return called.length() <= LONGEST && pattern.matcher(called).find();
  }

  /** The word in a name in place of the open slot; empty if no entry would get the name. */
  public Optional<String> word(String called) {
    Matcher is = pattern.matcher(called);
    return called.length() <= LONGEST && is.matches() && is.groupCount() > 0
        ? Optional.of(is.group(1))
        : Optional.empty();
  }
}
