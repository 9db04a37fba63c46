package dev.runesheet.language.roletext.tree;

import dev.runesheet.model.SourceLocation;

/**
 * A trigger with its action.
 *
 * @param trigger when
 * @param action what
 * @param place where the trigger stands
 */
public record TriggeredAbility(Trigger trigger, Action action, SourceLocation place) {}
