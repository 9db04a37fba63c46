package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AbstractClassTypeDeclarationDescr;
import org.drools.drl.ast.descr.PackageDescr;

/**
 * The types that several files of a package declare: Drools keeps the first declaration, and leaves
 * out all others without a word, also if they only annotate a class. It refuses those of one file.
 *
 * @param files the files in the order in which Drools reads them
 */
public record RepeatedTypes(List<PackageDescr> files) {

  /** Copies the files. */
  public RepeatedTypes {
    files = List.copyOf(files);
  }

  /** The declarations of one of the files that a file before it has already. */
  public List<Fault> in(PackageDescr file) {
    return types(file)
        .flatMap(
            type ->
                earlier(file, type)
                    .map(place -> new Fault(type.getLine(), told(type, place)))
                    .stream())
        .toList();
  }

  private Optional<String> earlier(PackageDescr file, AbstractClassTypeDeclarationDescr type) {
    return files.stream()
        .takeWhile(other -> other != file)
        .filter(other -> other.getNamespace().equals(file.getNamespace()))
        .flatMap(
            other ->
                types(other)
                    .filter(one -> one.getTypeName().equals(type.getTypeName()))
                    .map(one -> other.getResource().getSourcePath() + ":" + one.getLine()))
        .findFirst();
  }

  private static Stream<AbstractClassTypeDeclarationDescr> types(PackageDescr file) {
    return file.getClassAndEnumDeclarationDescrs().stream();
  }

  private static String told(AbstractClassTypeDeclarationDescr type, String place) {
    return String.format(
        Locale.ROOT,
        "type (%s) is declared at %s already; Drools leaves this declaration out",
        type.getTypeName(),
        place);
  }
}
