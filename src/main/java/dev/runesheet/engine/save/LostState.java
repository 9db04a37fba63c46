package dev.runesheet.engine.save;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.fact.Entity;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The check for state that a save would lose silently: fields of a game's state that Jackson does
 * not write or read, and fields of a game's own entities, of which only stats and places are saved.
 * Each class is checked once.
 */
final class LostState {

  private static final ClassValue<List<String>> OF_STATES =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> type) {
          LostState search = new LostState();
          search.look(SaveJson.STATES.constructType(type));
          return search.lost;
        }
      };

  private static final ClassValue<List<String>> OF_ENTITIES =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> type) {
          return ofEntity(type);
        }
      };

  private final Set<JavaType> seen = new HashSet<>();
  private final List<String> lost = new ArrayList<>();

  private LostState() {}

  /** The fields of a state that would be lost, each with its class and the reason. */
  static List<String> of(GameState state) {
    return OF_STATES.get(state.getClass());
  }

  /** The mutable fields of an entity's class that are not stats. */
  static List<String> of(Entity entity) {
    return OF_ENTITIES.get(entity.getClass());
  }

  private static List<String> ofEntity(Class<?> entity) {
    List<String> lost = new ArrayList<>();
    for (Class<?> type = entity; type != Entity.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (isKept(field) && !Modifier.isFinal(field.getModifiers())) {
          lost.add(name(field) + ": only the stats and the place of an entity are saved");
        }
      }
    }
    return lost;
  }

  private void look(JavaType type) {
    if (!seen.add(type)) {
      return;
    }
    if (type.isContainerType() || type.isReferenceType()) {
      if (type.getKeyType() != null) {
        look(type.getKeyType());
      }
      look(type.getContentType());
      return;
    }
    Class<?> raw = type.getRawClass();
    boolean foreign = raw.getClassLoader() == null || raw.getClassLoader() == platform();
    if (foreign || raw.isEnum() || JsonNode.class.isAssignableFrom(raw)) {
      return;
    }
    var written = SaveJson.STATES.getSerializationConfig();
    BeanDescription out = written.introspect(type);
    boolean ownWay =
        out.findJsonValueAccessor() != null
            || written.getAnnotationIntrospector().findSerializer(out.getClassInfo()) != null;
    if (!ownWay) {
      BeanDescription in = SaveJson.STATES.getDeserializationConfig().introspect(type);
      for (Class<?> part = raw; isOwn(part); part = part.getSuperclass()) {
        fields(part, out, in);
      }
    }
  }

  private static ClassLoader platform() {
    return ClassLoader.getPlatformClassLoader();
  }

  private static boolean isOwn(Class<?> type) {
    return type != null
        && type != GameState.class
        && type.getClassLoader() != null
        && type.getClassLoader() != platform();
  }

  private void fields(Class<?> type, BeanDescription out, BeanDescription in) {
    for (Field field : type.getDeclaredFields()) {
      // A field marked as ignored is not lost by mistake.
      if (!isKept(field) || out.getIgnoredPropertyNames().contains(field.getName())) {
        continue;
      }
      BeanPropertyDefinition writes = property(out, field);
      BeanPropertyDefinition reads = property(in, field);
      if (writes == null || !writes.couldSerialize()) {
        lost.add(name(field) + ": it is neither public nor has it a getter or annotation");
      } else if (reads == null || !reads.couldDeserialize()) {
        lost.add(name(field) + ": it is written but cannot be read back");
      } else {
        look(writes.getPrimaryType());
      }
    }
  }

  private static BeanPropertyDefinition property(BeanDescription bean, Field field) {
    for (BeanPropertyDefinition property : bean.findProperties()) {
      boolean same = property.hasField() && property.getField().getAnnotated().equals(field);
      if (same || property.getInternalName().equals(field.getName())) {
        return property;
      }
    }
    return null;
  }

  private static boolean isKept(Field field) {
    int modifiers = field.getModifiers();
    return !Modifier.isStatic(modifiers)
        && !Modifier.isTransient(modifiers)
        && !field.isSynthetic();
  }

  private static String name(Field field) {
    return "field (" + field.getDeclaringClass().getName() + "." + field.getName() + ")";
  }
}
