package dev.runesheet.engine.save;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Set;

/**
 * The properties of a class that Jackson writes and reads, and those that its annotations leave out
 * on purpose; said here once for all checks of what a save holds.
 */
final class SavedProperties {

  private static final SerializationConfig CONFIG = SaveJson.STATES.getSerializationConfig();
  private static final AnnotationIntrospector NOTES = CONFIG.getAnnotationIntrospector();

  private final BeanDescription bean;
  private final BeanDescription back;
  private final List<BeanPropertyDefinition> all;
  private final List<BeanPropertyDefinition> read;
  private final Set<String> ignored;

  /** The only properties that are not ignored; null if the class does not say so. */
  private final Set<String> only;

  private SavedProperties(JavaType type) {
    bean = CONFIG.introspect(type);
    back = SaveJson.STATES.getDeserializationConfig().introspect(type);
    all = bean.findProperties();
    read = back.findProperties(); // Before this it does not know which of them are ignored.
    AnnotatedClass notes = bean.getClassInfo();
    Class<?> raw = type.getRawClass();
    ignored = CONFIG.getDefaultPropertyIgnorals(raw, notes).findIgnoredForSerialization();
    var included = CONFIG.getDefaultPropertyInclusions(raw, notes);
    only = included == null ? null : included.getIncluded();
  }

  static SavedProperties of(JavaType type) {
    return new SavedProperties(type);
  }

  static SavedProperties of(Class<?> type) {
    return new SavedProperties(CONFIG.constructType(type));
  }

  /** True if the class says itself how it is written: what it holds is its own affair. */
  boolean areItsOwnAffair() {
    return bean.findJsonValueAccessor() != null
        || NOTES.findSerializer(bean.getClassInfo()) != null
        || JsonSerializable.class.isAssignableFrom(bean.getBeanClass());
  }

  /** True if a collection or map of the class is written by its properties, not its elements. */
  boolean areThoseOfCollection() {
    JsonFormat.Shape shape = bean.findExpectedFormat().getShape();
    return shape == JsonFormat.Shape.OBJECT || shape == JsonFormat.Shape.POJO;
  }

  /** Those that are written, in their order. */
  List<BeanPropertyDefinition> written() {
    return all.stream().filter(one -> one.couldSerialize() && !isLeftOut(one)).toList();
  }

  /** The property as which a field is written; null if it is not. */
  BeanPropertyDefinition written(Field field) {
    BeanPropertyDefinition property = find(field, all);
    return property != null && property.couldSerialize() ? property : null;
  }

  /** True if a field is read back. */
  boolean isRead(Field field) {
    BeanPropertyDefinition property = find(field, read);
    return property != null && property.couldDeserialize();
  }

  private static BeanPropertyDefinition find(Field field, List<BeanPropertyDefinition> properties) {
    for (BeanPropertyDefinition property : properties) {
      boolean same = property.hasField() && property.getField().getAnnotated().equals(field);
      if (same || property.getInternalName().equals(field.getName())) {
        return property;
      }
    }
    return null;
  }

  /** True if an annotation says that a field is not to be written: it is not lost by mistake. */
  boolean isLeftOut(Field field) {
    BeanPropertyDefinition property = find(field, all);
    return property == null
        ? isMarked(field)
            || back.getIgnoredPropertyNames().contains(field.getName())
            || isLeftOut(field.getName())
            || isIgnorable(field.getType())
        : isLeftOut(property);
  }

  private boolean isLeftOut(BeanPropertyDefinition property) {
    return isLeftOut(property.getName())
        || !property.isExplicitlyIncluded() && isIgnorable(property.getRawPrimaryType());
  }

  private boolean isLeftOut(String name) {
    return ignored.contains(name) || only != null && !only.contains(name);
  }

  private static boolean isIgnorable(Class<?> type) {
    Boolean marked = NOTES.isIgnorableType(CONFIG.introspectClassAnnotations(type).getClassInfo());
    return Boolean.TRUE.equals(marked);
  }

  /** A field that nobody sees is no property, whether it is marked or not. */
  private boolean isMarked(Field field) {
    for (AnnotatedField one : bean.getClassInfo().fields()) {
      if (one.getAnnotated().equals(field)) {
        return NOTES.hasIgnoreMarker(one);
      }
    }
    return false;
  }
}
