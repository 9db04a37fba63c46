package dev.runesheet.engine.save;

import dev.runesheet.spi.fact.Entity;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * The check for what a save would lose of a game's own entities, of which only stats and places are
 * saved.
 *
 * @param always the fields of a class that can change
 * @param open its final fields whose values may be such that change
 */
record LostStats(List<String> always, List<Field> open) {

  private static final String SAVED = "only the stats and the place of an entity are saved";

  private static final ClassValue<LostStats> OF_ENTITIES =
      new ClassValue<>() {
        @Override
        protected LostStats computeValue(Class<?> type) {
          return ofClass(type);
        }
      };

  /** The fields of an entity that can change and are no stats, each with the reason. */
  static List<String> of(Entity entity) {
    LostStats type = OF_ENTITIES.get(entity.getClass());
    List<String> lost = new ArrayList<>(type.always);
    for (Field field : type.open) {
      if (MutableValues.isIn(entity, field)) {
        lost.add(
            LostState.name(field)
                + ": what it holds can change, but "
                + SAVED
                + " (what never changes may be a List.copyOf() or an unmodifiable Map)");
      }
    }
    return lost;
  }

  private static LostStats ofClass(Class<?> entity) {
    List<String> always = new ArrayList<>();
    List<Field> open = new ArrayList<>();
    for (Class<?> type = entity; type != Entity.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!LostState.isKept(field)) {
          continue;
        }
        if (!Modifier.isFinal(field.getModifiers())) {
          always.add(LostState.name(field) + ": " + SAVED);
        } else if (MutableValues.canHold(field)) {
          open.add(field);
        }
      }
    }
    return new LostStats(always, open);
  }
}
