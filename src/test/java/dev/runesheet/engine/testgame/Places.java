package dev.runesheet.engine.testgame;

import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Entity;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The scopes of a {@link Skirmish}, for programs. */
final class Places {

  /** Zones whose cards are not in play. */
  static final Set<String> HIDDEN = Set.of("hand", "deck", "discard");

  private Places() {}

  static List<Entity> find(World world, String scope, Entity from) {
    Predicate<Entity> own = entity -> entity.getController() == from.getController();
    Predicate<Entity> wanted =
        switch (scope) {
          case "allies" -> own.and(Entity::isPresent);
          case "other allies" -> own.and(Entity::isPresent).and(entity -> entity != from);
          case "enemies" -> own.negate().and(Entity::isPresent);
          case "all" -> Entity::isPresent;
          case "own hand" -> own.and(entity -> entity.getZone().equals("hand"));
          case "own discard" -> own.and(entity -> entity.getZone().equals("discard"));
          case "own deck" -> own.and(entity -> entity.getZone().equals("deck"));
          case "nobody" -> entity -> false;
          default ->
              throw new IllegalArgumentException("scope (" + scope + ") is not one of a skirmish.");
        };
    return world.entities().stream().filter(wanted).toList();
  }
}
