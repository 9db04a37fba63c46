package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.RuleParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.TypeDeclaration;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;
import org.kie.api.io.Resource;
import org.kie.api.io.ResourceType;

/**
 * The files of rules that a {@code KieBase} was compiled of: those that its rules and types
 * remember, and those of nothing but functions, of which only its container knows.
 */
public final class BaseTexts {

  private BaseTexts() {}

  /**
   * The files of rules, in the packages that their sources name; empty if the text of any is not
   * known, or is not in Drools' rule language. Files that only import are none of them.
   */
  public static Optional<List<RuleSource>> of(KieBase base) {
    List<RuleSource> sources = new ArrayList<>();
    try {
      for (Map.Entry<String, Resource> file : files(base).entrySet()) {
        if (!isOfRules(file.getKey(), file.getValue())) {
          return Optional.empty();
        }
        String text = BuiltPackages.sourceOf(content(file.getValue()));
        sources.add(new RuleSource(file.getKey(), text));
      }
    } catch (IOException unknown) {
      return Optional.empty();
    }
    return sources.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(sources));
  }

  /** KIE tells files of its modules by their names alone. */
  private static boolean isOfRules(String path, Resource file) {
    ResourceType known = file.getResourceType();
    return ResourceType.DRL == (known == null ? ResourceType.determineResourceType(path) : known);
  }

  /** The contents of the files in any language; none if that of any is not known. */
  static List<String> contents(KieBase base) {
    List<String> texts = new ArrayList<>();
    try {
      for (Resource file : files(base).values()) {
        texts.add(content(file));
      }
    } catch (IOException unknown) {
      return List.of();
    }
    return texts;
  }

  private static String content(Resource file) throws IOException {
    try (InputStream text = file.getInputStream()) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The files by their paths; none if that of a rule is not known. */
  private static Map<String, Resource> files(KieBase base) {
    Map<String, Resource> files = new LinkedHashMap<>();
    for (KiePackage pack : base.getKiePackages()) {
      for (Rule rule : pack.getRules()) {
        Resource file = ((RuleImpl) rule).getResource();
        if (file == null || file.getSourcePath() == null) {
          return Map.of();
        }
        files.putIfAbsent(file.getSourcePath(), file);
      }
      ((InternalKnowledgePackage) pack)
          .getTypeDeclarations().values().stream()
              .map(TypeDeclaration::getResource)
              .filter(Objects::nonNull)
              .forEach(file -> files.putIfAbsent(String.valueOf(file.getSourcePath()), file));
    }
    KieBaseFiles.of(base).stream()
        .filter(file -> !files.containsKey(file.name()))
        .filter(file -> RuleHash.counts(file.drl()) && !isRemembered(file))
        .forEach(file -> files.put(file.name(), RuleCompiler.resource(file)));
    return files;
  }

  /** True if a file has something by which a base remembers it, unless it was removed since. */
  private static boolean isRemembered(RuleSource source) {
    return RuleParser.parse(null, source.drl())
        .filter(
            file ->
                !file.getRules().isEmpty() || !file.getClassAndEnumDeclarationDescrs().isEmpty())
        .isPresent();
  }
}
