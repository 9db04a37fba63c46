package dev.runesheet.language.roletext.tree;

import java.util.List;

/**
 * A text that was read: its definitions in their order.
 *
 * @param definitions roles, groups, teams, polls, attributes and ability sets
 */
public record RoleText(List<Definition> definitions) {}
