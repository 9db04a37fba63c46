package dev.runesheet.engine.sharing;

import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.compiler.builder.impl.KnowledgeBuilderConfigurationImpl;
import org.drools.compiler.compiler.Dialect;
import org.drools.compiler.compiler.PackageRegistry;
import org.drools.mvel.builder.MVELDialectConfiguration;
import org.drools.mvel.java.JavaForMvelDialectConfiguration;
import org.kie.internal.builder.KnowledgeBuilderConfiguration;

/**
 * A configuration of Drools' Java dialect with which rules whose consequences differ only in their
 * literals share one compiled class.
 */
public final class SharingConfiguration extends JavaForMvelDialectConfiguration {

  private static final String JAVA = "java";
  private static final String MVEL = "mvel";

  private final ClassLoader loader;

  private SharingConfiguration(KnowledgeBuilderConfigurationImpl builder, ClassLoader loader) {
    super(builder);
    this.loader = loader;
  }

  /**
   * Configures a builder to share compiled classes. If it then reports an error, compile the rules
   * again without sharing: only that gives the places of errors.
   *
   * @param loader the class loader of what rules name
   */
  public static void share(KnowledgeBuilderConfiguration builder, ClassLoader loader) {
    KnowledgeBuilderConfigurationImpl known = builder.as(KnowledgeBuilderConfigurationImpl.KEY);
    known.setDialectConfiguration(JAVA, new SharingConfiguration(known, loader));
    known.setDialectConfiguration(MVEL, new OfConditions(known));
  }

  @Override
  public Dialect newDialect(
      ClassLoader root,
      KnowledgeBuilderConfigurationImpl builder,
      PackageRegistry registry,
      InternalKnowledgePackage pack) {
    return new SharingDialect(root, builder, registry, pack, loader);
  }

  /** The configuration of the MVEL dialect, in which conditions are compiled. */
  private static final class OfConditions extends MVELDialectConfiguration {

    OfConditions(KnowledgeBuilderConfigurationImpl builder) {
      super(builder);
    }

    @Override
    public Dialect newDialect(
        ClassLoader root,
        KnowledgeBuilderConfigurationImpl builder,
        PackageRegistry registry,
        InternalKnowledgePackage pack) {
      return new SharedAnalyses(root, builder, registry, pack);
    }
  }
}
