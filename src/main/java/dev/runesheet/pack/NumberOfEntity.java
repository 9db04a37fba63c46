package dev.runesheet.pack;

import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.spi.fact.Entity;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The advice for a hand-written rule that reads a stat of an entity as if it were a field of its
 * class.
 */
final class NumberOfEntity {

  /** The message of Drools about a field that a class lacks. */
  private static final Pattern LACKING =
      Pattern.compile(
          "unable to resolve method using strict-mode: (?<type>[\\w.$]+)\\.(?<name>\\w+)\\(\\)");

  private NumberOfEntity() {}

  /** The correct way to read the stat; empty if Drools reports another problem. */
  static Optional<String> expected(String problem) {
    Matcher found = LACKING.matcher(problem);
    return found.find() && isEntity(found.group("type"))
        ? Optional.of(
            "a field of Entity; a number is read as stat(\"" + found.group("name") + "\")")
        : Optional.empty();
  }

  private static boolean isEntity(String type) {
    try {
      Class<?> known = Class.forName(type, false, CallersLoader.get());
      return Entity.class.isAssignableFrom(known);
    } catch (ClassNotFoundException | LinkageError unknown) {
      return false; // A type that the rules declare themselves.
    }
  }
}
