package dev.runesheet.generate;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The constructs of the model: its records, and the words of the enums that these have. */
final class Constructs {

  private static final Set<String> PACKAGES = Set.of("dev.runesheet.model", "dev.runesheet.word");

  private final Set<String> names = new TreeSet<>();
  private final Set<Class<?>> seen = new HashSet<>();

  private Constructs() {}

  /** The constructs that some types can be made of. */
  static Set<String> of(Class<?>... types) {
    Constructs all = new Constructs();
    List.of(types).forEach(all::type);
    return all.names;
  }

  /** The constructs that a part of an effect is made of. */
  static Set<String> in(Object part) {
    Constructs all = new Constructs();
    all.object(part);
    return all.names;
  }

  /** The name of a record. */
  static String name(Class<?> construct) {
    String name = construct.getName();
    return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
  }

  /** The name of a word of an enum. */
  static String name(Enum<?> word) {
    return name(word.getDeclaringClass()) + "." + word.name();
  }

  private void type(Type type) {
    if (type instanceof ParameterizedType generic) {
      List.of(generic.getActualTypeArguments()).forEach(this::type);
    } else if (type instanceof Class<?> one && ofModel(one) && seen.add(one)) {
      if (one.isSealed()) {
        List.of(one.getPermittedSubclasses()).forEach(this::type);
      } else if (one.isEnum()) {
        List.of(one.getEnumConstants()).forEach(word -> names.add(name((Enum<?>) word)));
      } else if (one.isRecord()) {
        names.add(name(one));
        List.of(one.getRecordComponents()).forEach(part -> type(part.getGenericType()));
      }
    }
  }

  private static boolean ofModel(Class<?> type) {
    return PACKAGES.contains(type.getPackageName());
  }

  private void object(Object part) {
    if (part instanceof Collection<?> several) {
      several.forEach(this::object);
    } else if (part instanceof Map<?, ?> named) {
      named.values().forEach(this::object);
    } else if (part instanceof Optional<?> maybe) {
      maybe.ifPresent(this::object);
    } else if (part instanceof Enum<?> word && ofModel(word.getDeclaringClass())) {
      names.add(name(word));
    } else if (part instanceof Record && ofModel(part.getClass())) {
      names.add(name(part.getClass()));
      List.of(part.getClass().getRecordComponents()).forEach(one -> object(value(one, part)));
    }
  }

  private static Object value(RecordComponent component, Object of) {
    try {
      return component.getAccessor().invoke(of);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(component + " of " + of, e);
    }
  }
}
