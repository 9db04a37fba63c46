package dev.runesheet.engine.drl;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.TypeDeclarationDescr;

/** A type of what conditions read: a class of Java, or one that a file of rules declares. */
sealed interface FactType {

  /** True if all of this type are of a class, too. */
  boolean isOf(Class<?> above);

  /**
   * The type of a member.
   *
   * @param name that of a property, or of a method without arguments
   * @return empty if there is none, or its type is unknown
   */
  Optional<FactType> member(String name);

  /** True if a name in a path is that of a property, or of the getter of it. */
  static boolean isProperty(String name, String property) {
    return name.equals(property) || name.equals(CodeCall.getter(property));
  }

  /** A class of Java. */
  record OfClass(Class<?> type) implements FactType {

    @Override
    public boolean isOf(Class<?> above) {
      return above.isAssignableFrom(type);
    }

    @Override
    public Optional<FactType> member(String name) {
      return Stream.of(CodeCall.getter(name), name)
          .flatMap(method -> Stream.of(type.getMethods()).filter(one -> isRead(one, method)))
          .findFirst()
          .map(method -> new OfClass(method.getReturnType()));
    }

    private static boolean isRead(Method method, String name) {
      return method.getName().equals(name)
          && method.getParameterCount() == 0
          && !method.isBridge()
          && !Modifier.isStatic(method.getModifiers());
    }
  }

  /**
   * A type that a file declares.
   *
   * @param file the file, by whose imports the types of its fields are known
   */
  record Declared(TypeDeclarationDescr type, PackageDescr file, FactTypes types)
      implements FactType {

    @Override
    public boolean isOf(Class<?> above) {
      return lineage().stream().anyMatch(one -> one instanceof OfClass && one.isOf(above));
    }

    @Override
    public Optional<FactType> member(String name) {
      return lineage().stream()
          .flatMap(
              one -> (one instanceof Declared own ? own.field(name) : one.member(name)).stream())
          .findFirst();
    }

    private Optional<FactType> field(String name) {
      return type.getFields().values().stream()
          .filter(field -> isProperty(name, field.getFieldName()))
          .findFirst()
          .flatMap(field -> types.named(field.getPattern().getObjectType(), file));
    }

    /** The type and those above it, each once, also where they extend each other in a circle. */
    private Set<FactType> lineage() {
      Set<FactType> all = new LinkedHashSet<>();
      add(this, all);
      return all;
    }

    private static void add(FactType type, Set<FactType> all) {
      if (all.add(type) && type instanceof Declared made) {
        made.type.getSuperTypes().stream()
            .flatMap(above -> made.types.named(above.getFullName(), made.file).stream())
            .forEach(above -> add(above, all));
      }
    }
  }
}
