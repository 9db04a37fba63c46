package dev.runesheet.engine.drl;

import dev.runesheet.engine.host.CallersLoader;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.ImportDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.TypeDeclarationDescr;

/** The types that names in files of rules stand for: those that the files declare, and classes. */
public final class FactTypes {

  private static final String ALL = ".*";

  private final Map<String, FactType> declared = new HashMap<>();

  /** The types of all files whose rules are built together. */
  public FactTypes(Collection<PackageDescr> files) {
    files.forEach(
        file ->
            file.getTypeDeclarations().stream()
                .filter(FactTypes::isMade)
                .forEach(type -> declared.put(name(type, file), declared(type, file))));
  }

  /** False for a declaration that only says something about a class. */
  private static boolean isMade(TypeDeclarationDescr type) {
    return !type.getFields().isEmpty() || !type.getSuperTypes().isEmpty();
  }

  private FactType declared(TypeDeclarationDescr type, PackageDescr file) {
    return new FactType.Declared(type, file, this);
  }

  private static String name(TypeDeclarationDescr type, PackageDescr file) {
    String own = type.getNamespace();
    return (own == null || own.isEmpty() ? file.getNamespace() : own) + "." + type.getTypeName();
  }

  /**
   * The type of a name.
   *
   * @param written the name as a file has it
   * @return empty if nothing has this name, as far as can be seen
   */
  Optional<FactType> named(String written, PackageDescr file) {
    return names(written, file).flatMap(name -> find(name).stream()).findFirst();
  }

  private Optional<FactType> find(String name) {
    return Optional.ofNullable(declared.get(name))
        .or(() -> CallersLoader.find(name).map(FactType.OfClass::new));
  }

  /** The full names that a name may stand for, those first that go before others. */
  private static Stream<String> names(String written, PackageDescr file) {
    Stream<String> imported = targets(file).filter(target -> target.endsWith("." + written));
    Stream<String> around =
        targets(file)
            .filter(target -> target.endsWith(ALL))
            .map(target -> target.substring(0, target.length() - 1) + written);
    return Stream.of(
            imported,
            Stream.of(file.getNamespace() + "." + written),
            around,
            Stream.of(written, "java.lang." + written))
        .flatMap(names -> names);
  }

  private static Stream<String> targets(PackageDescr file) {
    return file.getImports().stream().map(ImportDescr::getTarget);
  }
}
