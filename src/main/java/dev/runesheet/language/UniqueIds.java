package dev.runesheet.language;

import dev.runesheet.spelling.Slug;
import java.util.HashSet;
import java.util.Set;

/** Ids of one owner's effects: its slugs, with {@code -2}, {@code -3} where names repeat. */
public final class UniqueIds {

  private final String owner;
  private final Set<String> used = new HashSet<>();

  /** Starts with no id used. */
  public UniqueIds(String owner) {
    this.owner = owner;
  }

  /** The id of the next effect of this name: {@code owner/slug}. */
  public String next(String name) {
    String slug = Slug.of(name);
    String id = slug;
    for (int again = 2; !used.add(id); again++) {
      id = slug + "-" + again;
    }
    return owner + "/" + id;
  }
}
