package dev.runesheet.engine.save;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import dev.runesheet.spi.GameState;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The check for state that a save would lose silently: fields of a game's state, and of what it
 * holds, that Jackson does not write or read. Each class is checked once.
 */
final class LostState {

  private static final ClassValue<List<String>> OF_CLASSES =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> type) {
          LostState search = new LostState();
          search.look(SaveJson.STATES.constructType(type));
          SaveJson.forgetTypes();
          return search.lost;
        }
      };

  private final Set<JavaType> seen = new HashSet<>();
  private final List<String> lost = new ArrayList<>();

  private LostState() {}

  /**
   * The fields of a class, and of what it declares to hold, that would be lost, each with its class
   * and the reason.
   */
  static List<String> of(Class<?> type) {
    return OF_CLASSES.get(type);
  }

  private void look(JavaType type) {
    if (!seen.add(type)) {
      return;
    }
    Class<?> raw = type.getRawClass();
    boolean holder = type.isContainerType() || type.isReferenceType();
    if (!isOwn(raw) || raw.isArray() || raw.isEnum() || JsonNode.class.isAssignableFrom(raw)) {
      if (holder) {
        held(type);
      }
      return;
    }
    SavedProperties properties = SavedProperties.of(type);
    if (properties.areItsOwnAffair()) {
      return;
    }
    if (holder && !properties.areThoseOfCollection()) {
      held(type);
      besideElements(raw, properties);
      return;
    }
    for (Class<?> part = raw; isOwn(part); part = part.getSuperclass()) {
      fields(part, properties);
    }
  }

  private void held(JavaType type) {
    if (type.getKeyType() != null) {
      look(type.getKeyType());
    }
    look(type.getContentType());
  }

  /**
   * The fields of somebody's own collection or map. One that is no subclass of a whole one of the
   * JDK keeps its elements in fields, too, which nobody can tell from the others.
   */
  private void besideElements(Class<?> type, SavedProperties properties) {
    if (Modifier.isAbstract(jdksOf(type).getModifiers()) || jdksOf(type) == Object.class) {
      return;
    }
    for (Class<?> part = type; isOwn(part); part = part.getSuperclass()) {
      for (Field field : part.getDeclaredFields()) {
        if (isKept(field) && !properties.isLeftOut(field)) {
          lost.add(name(field) + ": of a collection or map only the elements are written");
        }
      }
    }
  }

  /** True if a class is neither the JDK's nor the engine's state. */
  static boolean isOwn(Class<?> type) {
    return type != null
        && type != GameState.class
        && type.getClassLoader() != null
        && type.getClassLoader() != ClassLoader.getPlatformClassLoader();
  }

  /** The class of the JDK that somebody's own extends; that itself if it is the JDK's. */
  static Class<?> jdksOf(Class<?> type) {
    Class<?> base = type;
    while (isOwn(base)) {
      base = base.getSuperclass();
    }
    return base == null ? Object.class : base;
  }

  private void fields(Class<?> type, SavedProperties properties) {
    for (Field field : type.getDeclaredFields()) {
      if (!isKept(field) || properties.isLeftOut(field)) {
        continue;
      }
      BeanPropertyDefinition writes = properties.written(field);
      if (writes == null && properties.sharesItsName(field)) {
        lost.add(
            name(field)
                + ": another class of its line has a field of this name, and at most one is written"
                + " (rename one)");
      } else if (writes == null) {
        lost.add(name(field) + ": it is neither public nor has it a getter or annotation");
      } else if (!properties.isRead(field)) {
        lost.add(name(field) + ": it is written but cannot be read back");
      } else {
        look(writes.getPrimaryType());
      }
    }
  }

  static boolean isKept(Field field) {
    int modifiers = field.getModifiers();
    return !Modifier.isStatic(modifiers)
        && !Modifier.isTransient(modifiers)
        && !field.isSynthetic();
  }

  static String name(Field field) {
    return "field (" + field.getDeclaringClass().getName() + "." + field.getName() + ")";
  }
}
