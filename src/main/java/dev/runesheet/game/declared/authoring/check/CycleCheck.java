package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The check that no entries of a declaration are made of themselves, such as sums of sums. */
public final class CycleCheck {

  private final Map<String, ? extends Collection<String>> parts;
  private final Set<String> seen = new LinkedHashSet<>();

  private CycleCheck(Map<String, ? extends Collection<String>> parts) {
    this.parts = parts;
  }

  /**
   * Reports each entry that is made of itself, unless one before it on the way round was told.
   *
   * @param parts what each entry is made of
   * @param place where an entry says so
   */
  public static void check(
      Map<String, ? extends Collection<String>> parts,
      Function<String, SourceLocation> place,
      Diagnostics findings) {
    CycleCheck check = new CycleCheck(parts);
    for (String entry : parts.keySet()) {
      if (!check.seen.contains(entry) && check.madeOf(entry).contains(entry)) {
        String found = Words.quote(entry) + ", which is made of itself";
        findings.error(Code.DECLARATION, place.apply(entry), found, "others only");
        check.seen.addAll(check.madeOf(entry));
      }
    }
  }

  /** All that an entry is made of, at whatever remove. */
  private Set<String> madeOf(String entry) {
    Set<String> all = new LinkedHashSet<>();
    List<String> next = List.copyOf(parts.get(entry));
    while (!next.isEmpty()) {
      next =
          next.stream()
              .filter(all::add)
              .filter(parts::containsKey)
              .flatMap(one -> parts.get(one).stream())
              .toList();
    }
    return all;
  }
}
