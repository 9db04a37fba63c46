package dev.runesheet.language.roletext.tree;

import java.util.List;

/**
 * A text that was read: its definitions in their order.
 *
 * @param definitions roles, groups, teams, polls, attributes and ability sets
 */
public record RoleText(List<Definition> definitions) {

  /** The definitions of one sort. */
  public <D extends Definition> List<D> all(Class<D> sort) {
    return definitions.stream().filter(sort::isInstance).map(sort::cast).toList();
  }
}
