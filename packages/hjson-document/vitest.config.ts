import { defineConfig, mergeConfig } from 'vitest/config';
import { packageTests } from '../source-text/src/testing/packageTests.ts';

export default mergeConfig(packageTests, defineConfig({ test: { name: 'hjson-document' } }));
