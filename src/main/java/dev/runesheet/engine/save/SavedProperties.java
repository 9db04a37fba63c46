package dev.runesheet.engine.save;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

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
    SavedProperties found = new SavedProperties(CONFIG.constructType(type));
    SaveJson.forgetTypes();
    return found;
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

  /** The properties that are written, in their order. */
  List<BeanPropertyDefinition> written() {
    return all.stream().filter(one -> one.couldSerialize() && !isLeftOut(one)).toList();
  }

  /** The property as which a field is written; null if it is not. */
  BeanPropertyDefinition written(Field field) {
    BeanPropertyDefinition property =
        sharesItsName(field) ? first(all, one -> isWrittenAs(field, one)) : find(field, all);
    return property != null && property.couldSerialize() ? property : null;
  }

  /** True if a field that is written is read back. */
  boolean isRead(Field field) {
    BeanPropertyDefinition property = sharesItsName(field) ? null : find(field, read);
    if (property == null) { // Its name in letters of another size, or another field's.
      String name = written(field).getName();
      property = first(read, one -> one.getName().equals(name));
    }
    return property != null && property.couldDeserialize();
  }

  private static BeanPropertyDefinition find(Field field, List<BeanPropertyDefinition> properties) {
    BeanPropertyDefinition named =
        first(
            properties,
            one ->
                one.hasField() && one.getField().getAnnotated().equals(field)
                    || one.getInternalName().equals(field.getName()));
    // Jackson knows getURL() of uRL as url, and isOn() of isOn as on.
    return named == null ? first(properties, one -> hasGetterNamed(one, field.getName())) : named;
  }

  private static BeanPropertyDefinition first(
      List<BeanPropertyDefinition> properties, Predicate<BeanPropertyDefinition> wanted) {
    return properties.stream().filter(wanted).findFirst().orElse(null);
  }

  private static boolean hasGetterNamed(BeanPropertyDefinition property, String field) {
    if (!property.hasGetter()) {
      return false;
    }
    String getter = property.getGetter().getName();
    String end = Character.toUpperCase(field.charAt(0)) + field.substring(1);
    return getter.equals("get" + end)
        || getter.equals("is" + end)
        || getter.equals(field) && field.startsWith("is");
  }

  /** True if another class in the line of superclasses has a field of the same name. */
  boolean sharesItsName(Field field) {
    for (Class<?> type = bean.getBeanClass(); type != null; type = type.getSuperclass()) {
      for (Field other : type.getDeclaredFields()) {
        if (other.getName().equals(field.getName())
            && !other.equals(field)
            && !Modifier.isStatic(other.getModifiers())) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * True if a property is a field, not another one of the same name; or its getter is of the
   * field's class and may give it: what a method does cannot be told.
   */
  private static boolean isWrittenAs(Field field, BeanPropertyDefinition property) {
    AnnotatedMember by = property.getAccessor();
    if (by == null || by.getAnnotated().equals(field)) {
      return by != null;
    }
    return property.hasGetter()
        && by.getDeclaringClass() == field.getDeclaringClass()
        && by.getRawType() == field.getType()
        && (!property.hasField() || property.getField().getName().equals(field.getName()));
  }

  /** True if an annotation says that a field is not to be written: it is not lost by mistake. */
  boolean isLeftOut(Field field) {
    if (field.getDeclaringClass() != bean.getBeanClass() && sharesItsName(field)) {
      return isLeftOut(field.getName()) || of(field.getDeclaringClass()).isLeftOut(field);
    }
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
